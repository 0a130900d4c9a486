import { sendInTurn } from '@/ui/form/send-in-turn'

/** Sends a form to a server that refuses it so often, and returns the answer with the pauses. */
async function send(refusals: number, retrySeconds: number | undefined, random = 0.5) {
  const pauses: number[] = []
  let sent = 0
  const answer = await sendInTurn(
    async () =>
      sent++ < refusals ? { refused: 'Busy.', ...(retrySeconds === undefined ? {} : { retrySeconds }) } : null,
    { onWait: (seconds) => void pauses.push(seconds), pause: async () => {}, random: () => random },
  )
  return { accepted: answer === null, sent, pauses }
}

test('sends a form again after the pause that the server names and up to three seconds more, until it is accepted', async () => {
  expect(await send(2, 1)).toEqual({ accepted: true, sent: 3, pauses: [3, 3] })
  expect((await send(1, 5, 0.99)).pauses).toEqual([8])
})

test.each([
  ['after three minutes', 1_000, 30, 7],
  ['at once when the server names a long pause', 1, 600, 1],
  ['at once when it names none', 1, undefined, 1],
])('gives the refusal %s', async (_, refusals, retrySeconds, sent) => {
  expect(await send(refusals, retrySeconds, 0)).toMatchObject({ accepted: false, sent })
})
