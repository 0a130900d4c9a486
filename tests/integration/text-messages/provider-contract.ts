import type { TextProvider } from '@/server/text-messages/text-provider'

/** What a message can meet. */
export type SendCase =
  'takes' | 'invalid' | 'unsubscribed' | 'too-many' | 'broken' | 'silent' | 'lost' | 'unreachable' | 'wrong-key'

export type ProviderUnderTest = {
  provider: TextProvider
  /** Prepares the other side for a case. Returns the provider that meets it. */
  prepare: (situation: SendCase) => TextProvider
  /** The messages that the other side has. */
  received: () => { to: string; text: string }[]
}

const to = '+14185550147'
const text = "Université : rappel, l'été à 12h00. 50 % [sic] + é"
const outcomes: Record<SendCase, string> = {
  takes: 'sent',
  invalid: 'rejected',
  unsubscribed: 'unsubscribed',
  'too-many': 'refused',
  broken: 'unknown',
  silent: 'unknown',
  lost: 'unknown',
  unreachable: 'refused',
  'wrong-key': 'refused',
}
const withMessage = new Set<SendCase>(['takes', 'silent', 'lost'])

/** The behaviour that the outbox expects of every provider. */
export function describeTextProvider(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(`the text message provider ${name}`, () => {
    let it: ProviderUnderTest
    beforeAll(async () => {
      it = await start()
    })

    test('hands over number and text unchanged', async () => {
      const before = it.received().length
      expect(await it.provider.sendText({ to, text, key: 'text:a:1', validSeconds: null })).toEqual({
        outcome: 'sent',
        reason: null,
      })
      expect(it.received().slice(before)).toEqual([{ to, text }])
    })

    test.each(Object.keys(outcomes) as SendCase[])(
      'answers in the case “%s”, and names nobody',
      async (situation) => {
        const provider = it.prepare(situation)
        const before = it.received().length
        const { outcome, reason } = await provider.sendText({ to, text, key: 'text:a:2', validSeconds: 60 })
        expect(outcome).toBe(outcomes[situation])
        expect(it.received().length - before).toBe(withMessage.has(situation) ? 1 : 0)
        for (const secret of [to, '4185550147', 'rappel', 'auth-token']) expect(reason ?? '').not.toContain(secret)
        expect(reason === null).toBe(situation === 'takes')
      },
      30_000,
    )
  })
}
