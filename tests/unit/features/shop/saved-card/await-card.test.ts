import type { ReplaceCardResponse } from '@/contract/shop/saved-card'
import type { Posted } from '@/contract/post-to-api'
import { awaitCard } from '@/features/shop/saved-card/await-card'

type Response = ReplaceCardResponse['card']['response']
const failed = { status: 'failed' } as const
const answer = (response: Response): Posted<ReplaceCardResponse> => ({
  status: 'done',
  answer: {
    status: 'success',
    records: 0,
    card: { response, msg: response, type: null, last_four: null },
    client_secret: response === 'Action required' ? 'secret' : null,
  } as unknown as ReplaceCardResponse,
})

/** Sends a card that gets the answers in turn. */
async function submit(answers: Posted<ReplaceCardResponse>[], isConfirmed = true) {
  const [left, pauses, confirmed] = [[...answers], [] as number[], [] as string[]]
  const end = await awaitCard({
    send: async () => left.shift() ?? failed,
    confirm: async (secret) => {
      confirmed.push(secret)
      return isConfirmed
    },
    wait: async (milliseconds) => pauses.push(milliseconds),
  })
  return { end, pauses: pauses.length, confirmed, unsent: left.length }
}

test.each`
  what                        | answers                                                       | expected
  ${'a stored card'}          | ${[answer('Approved')]}                                       | ${{ end: { end: 'approved' }, pauses: 0 }}
  ${'a refused card'}         | ${[answer('Declined')]}                                       | ${{ end: { end: 'refused', isCardRefused: true }, pauses: 0 }}
  ${'a lost answer'}          | ${[failed, answer('Approved')]}                               | ${{ end: { end: 'approved' }, pauses: 1 }}
  ${'a late bank'}            | ${[answer('Pending'), answer('Pending'), answer('Approved')]} | ${{ end: { end: 'approved' }, pauses: 2 }}
  ${'a bank that asks'}       | ${[answer('Action required'), answer('Approved')]}            | ${{ end: { end: 'approved' }, confirmed: ['secret'] }}
  ${'no answer'}              | ${[]}                                                         | ${{ end: { end: 'failed' }, pauses: 3 }}
  ${'a bank that stays away'} | ${Array.from({ length: 9 }, () => answer('Pending'))}         | ${{ end: { end: 'refused' }, unsent: 5 }}
`('$what', async ({ answers, expected }) => expect(await submit(answers)).toMatchObject(expected))

test('a bank whose question is not answered ends the submit', async () => {
  const done = await submit([answer('Action required'), answer('Approved')], false)
  expect(done).toMatchObject({ end: { end: 'refused', message: 'Action required' }, unsent: 1 })
})
