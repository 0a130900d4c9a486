import { captchaLifetimeMs, captchaWork, type CaptchaSolution } from '@/domain/forms/captcha'
import { isSolved, makeCaptcha } from '@/features/forms/captcha/sign-captcha'
import { solveCaptcha } from '../../../../support/forms/solve-captcha'

const secret = 'only-for-tests-only-for-tests-only'
const site = 'a'.repeat(24)
// Far in the past: the library must not compare the end with the system's clock.
const now = new Date('2020-01-01T00:00:00.000Z')
let solved: CaptchaSolution

beforeAll(async () => {
  solved = await solveCaptcha(await makeCaptcha(site, secret, now))
}, 30_000)

/** Another hex digit at a place. */
const altered = (hex: string, at: number) => hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1)

test('names the site and ten minutes', () => {
  expect(solved.challenge.parameters.data).toEqual({ site, expires: now.getTime() + captchaLifetimeMs })
  expect(solved.solution.counter).toBeGreaterThanOrEqual(captchaWork.minKeys)
  expect(solved.solution.counter).toBeLessThan(captchaWork.maxKeys)
})

test('accepts its own solution, whatever the clock of the system', async () => {
  expect(await isSolved(solved, secret)).toBe(true)
})

test('no two challenges are the same', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => makeCaptcha(site, secret, now)))
  expect(new Set(made.map(({ signature }) => signature)).size).toBe(5)
})

test.each<[string, (it: CaptchaSolution) => CaptchaSolution]>([
  ['of another key', (it) => ({ ...it, solution: { ...it.solution, derivedKey: 'a'.repeat(64) } })],
  [
    'with another last digit',
    (it) => ({ ...it, solution: { ...it.solution, derivedKey: altered(it.solution.derivedKey, 63) } }),
  ],
  [
    'that is only the prefix it was given',
    (it) => ({ ...it, solution: { ...it.solution, derivedKey: it.challenge.parameters.keyPrefix.padEnd(64, '0') } }),
  ],
  ['with another signature', (it) => withChallenge(it, { signature: altered(it.challenge.signature, 0) })],
  ['for another site', (it) => withParameters(it, { data: { ...it.challenge.parameters.data, site: 'b'.repeat(24) } })],
  [
    'with a later end',
    (it) => withParameters(it, { data: { site, expires: it.challenge.parameters.data.expires + 1 } }),
  ],
  ['with less work', (it) => withParameters(it, { cost: 1 })],
  ['with another nonce', (it) => withParameters(it, { nonce: altered(it.challenge.parameters.nonce, 31) })],
  ['with another salt', (it) => withParameters(it, { salt: altered(it.challenge.parameters.salt, 31) })],
  [
    'with another key signature',
    (it) => withParameters(it, { keySignature: altered(it.challenge.parameters.keySignature, 63) }),
  ],
])('[CUS-5.33] refuses a solution %s', async (_name, change) => {
  expect(await isSolved(change(solved), secret)).toBe(false)
})

test('refuses a solution of another installation', async () => {
  expect(await isSolved(solved, `${secret}!`)).toBe(false)
})

function withChallenge(it: CaptchaSolution, changed: Partial<CaptchaSolution['challenge']>): CaptchaSolution {
  return { ...it, challenge: { ...it.challenge, ...changed } }
}
function withParameters(it: CaptchaSolution, changed: Partial<CaptchaSolution['challenge']['parameters']>) {
  return withChallenge(it, { parameters: { ...it.challenge.parameters, ...changed } })
}
