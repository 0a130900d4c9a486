import { TOTP, Secret } from 'otpauth'
import { clock } from '@/server/clock'
import { makeSetupCode } from '@/server/auth/setup-code'
import { checkCode, matchCodeStep } from '@/server/auth/second-factor'
import { fieldsOf, rowsOf } from '@/server/database/stored-values'
import { makeCampus, makeFilters, type Campus } from '../../../support/data/campus'
import { closePayload, openPayload } from '../../../support/payload'
import { hashesOf } from '../../../support/quick-passwords.mjs'
import { ask, getFirstError, type StudioAnswer } from '../../../support/studio/rest'
import { makePerson, personOf, type Person } from '../../../support/data/staff'

const payload = await openPayload()
const password = 'a-long-password'
let campus: Campus
let administrator: Person
let now = Date.parse('2026-11-20T17:05:00.000Z')
clock.milliseconds = () => now
afterAll(closePayload)

const first = { name: 'First', email: 'first@example.com', password, setupCode: makeSetupCode(payload.secret) }
const signIn = (email: string, more: object = {}, language = 'en') =>
  ask('POST', 'staff/login', { data: { email, password, ...more }, language })
const tokenOf = ({ body }: StudioAnswer) => String(body.token)
const meOf = async (token: string) => fieldsOf((await ask('GET', 'staff/me', { token })).body.user).email ?? null

let serial = 0
const newPerson = (role: 'editor' | 'administrator' = 'editor') =>
  makePerson(payload, role, role === 'editor' ? [campus.site] : [], `person-${(serial += 1)}@example.com`)

describe('the first registration', () => {
  test.each([
    ['without the setup code', undefined],
    ['with a wrong code', 'AAAA-BBBB-CCCC'],
    ['with an object', { $ne: '' }, 'Send a text.'],
  ])(
    'is refused %s',
    async (_, setupCode, message = 'Enter the setup code that the server printed when it started.') => {
      const answer = await ask('POST', 'staff/first-register', { data: { ...first, setupCode } })
      expect([answer.status, getFirstError(answer)]).toEqual([
        400,
        {
          path: 'setupCode',
          message,
        },
      ])
      expect((await payload.count({ collection: 'staff', overrideAccess: true })).totalDocs).toBe(0)
    },
  )

  test('one of ten concurrent requests creates the administrator, and the others are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        ask('POST', 'staff/first-register', { data: { ...first, email: `first-${n}@example.com` } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([403]))
    const { docs } = await payload.find({ collection: 'staff', overrideAccess: true })
    expect(docs.map(({ role }) => role)).toEqual(['administrator'])
  })

  afterAll(async () => {
    await makeFilters(payload)
    campus = await makeCampus(payload, 'northgate')
    administrator = await makePerson(payload, 'administrator', [], 'administrator@example.com')
  })
})

describe('a wrong password', () => {
  const messages = {
    en: 'This email and password do not match. After five wrong attempts, wait ten minutes.',
    fr: 'Ce courriel et ce mot de passe ne correspondent pas. Après cinq essais ratés, attendez dix minutes.',
  }
  test.each(['en', 'fr'] as const)('gets the same response as an unknown email (%s)', async (language) => {
    const { email } = await newPerson()
    const wrong = await signIn(email, { password: 'not-the-password' }, language)
    const unknown = await signIn('nobody@example.com', {}, language)
    expect([wrong, unknown].map(({ status, text }) => [status, text])).toEqual(
      Array.from({ length: 2 }, () => [401, JSON.stringify({ errors: [{ message: messages[language] }] })]),
    )
  })

  // How long both take is measured by `npm run faults -- sign-in`.
  test('is hashed once at full cost for an unknown email, as for a known one', async () => {
    const { email } = await newPerson()
    const hashesFor = (address: string) => hashesOf(() => signIn(address, { password: 'not-the-password' }))
    const once = [{ iterations: 600_000, length: 32, digest: 'sha256' }]
    expect([await hashesFor(email), await hashesFor('nobody@example.com')]).toEqual([once, once])
  })
})

describe('a weak password', () => {
  const weakPassword = 'qwertyuiop123'
  const messages = {
    en: 'Choose something other than keys or numbers in a row.',
    fr: 'Choisissez autre chose que des touches ou des chiffres qui se suivent.',
  }
  const fieldError = (language: 'en' | 'fr') => ({ path: 'password', message: messages[language] })

  test.each(['en', 'fr'] as const)('is refused in %s for a new account, a change and a reset', async (language) => {
    const token = tokenOf(await signIn(administrator.email))
    const { id } = await newPerson()
    const data = { ...first, email: 'new@example.com', role: 'editor', password: weakPassword }
    const made = await ask('POST', 'staff', { data, token, language })
    expect([made.status, getFirstError(made)]).toEqual([400, fieldError(language)])
    const changed = await ask('PATCH', `staff/${id}`, { data: { password: weakPassword }, token, language })
    expect([changed.status, getFirstError(changed)]).toEqual([400, fieldError(language)])
    const link = await linkFor(id)
    const reset = await ask('POST', 'staff/reset-password', { data: { token: link, password: weakPassword }, language })
    expect([reset.status, getFirstError(reset)]).toEqual([400, fieldError(language)])
    await expect(
      payload.resetPassword({
        collection: 'staff',
        data: { token: link, password: weakPassword },
        overrideAccess: true,
      }),
    ).rejects.toThrow()
  })
})

const linkFor = async (id: string) => {
  const person = await personOf(payload, id)
  const link = await payload.forgotPassword({
    collection: 'staff',
    data: { email: person.email },
    disableEmail: true,
    overrideAccess: true,
  })
  return String(link)
}

describe('an administrator', () => {
  test('can change the role and sites of others, not their own', async () => {
    const token = tokenOf(await signIn(administrator.email))
    const data = { name: 'Renamed', role: 'editor', sites: [{ site: campus.site }] }
    expect((await ask('PATCH', `staff/${administrator.id}`, { data, token })).status).toBe(200)
    const after = await personOf(payload, administrator.id)
    expect([after.name, after.role, after.sites]).toEqual(['Renamed', 'administrator', []])
    const { id } = await newPerson()
    await ask('PATCH', `staff/${id}`, { data: { role: 'menuEditor', sites: [] }, token })
    expect(await personOf(payload, id)).toMatchObject({ role: 'menuEditor', sites: [] })
  })

  test('cannot delete their own account, alone or in a bulk delete', async () => {
    const token = tokenOf(await signIn(administrator.email))
    expect((await ask('DELETE', `staff/${administrator.id}`, { token })).status).toBe(403)
    const { id } = await newPerson()
    await ask('DELETE', `staff?where[id][in]=${id},${administrator.id}`, { token })
    const { docs } = await payload.find({
      collection: 'staff',
      where: { id: { in: [id, administrator.id] } },
      overrideAccess: true,
    })
    expect(docs.map((person) => person.id)).toEqual([administrator.id])
  })

  const countAdministrators = async () =>
    (await payload.count({ collection: 'staff', where: { role: { equals: 'administrator' } }, overrideAccess: true }))
      .totalDocs
  const administratorIds = async () =>
    (
      await payload.find({ collection: 'staff', where: { role: { equals: 'administrator' } }, overrideAccess: true })
    ).docs.map(({ id }) => id)

  test.each(['demoted', 'deleted'] as const)(
    'remains if two administrators are %s by each other concurrently',
    async (how) => {
      const [one, two] = [await newPerson('administrator'), await newPerson('administrator')]
      for (const id of await administratorIds())
        if (id !== one.id && id !== two.id)
          await payload.update({ collection: 'staff', id, data: { role: 'editor' }, overrideAccess: true })
      const tokens = [tokenOf(await signIn(one.email)), tokenOf(await signIn(two.email))]
      const removeRights = (id: string, token?: string) =>
        how === 'deleted'
          ? ask('DELETE', `staff/${id}`, { token })
          : ask('PATCH', `staff/${id}`, { token, data: { role: 'editor' } })
      const answers = await Promise.all([removeRights(two.id, tokens[0]), removeRights(one.id, tokens[1])])
      expect(answers.map(({ status }) => status).sort()[0]).toBe(200)
      expect(answers.every(({ status }) => status < 500)).toBe(true)
      expect(await countAdministrators()).toBe(1)
    },
    30_000,
  )

  test('cannot be demoted or deleted as the last one, not even by a program', async () => {
    const [last = ''] = await administratorIds()
    expect(await countAdministrators()).toBe(1)
    const demote = payload.update({ collection: 'staff', id: last, data: { role: 'editor' }, overrideAccess: true })
    await expect(demote).rejects.toThrow()
    await expect(payload.delete({ collection: 'staff', id: last, overrideAccess: true })).rejects.toThrow()
    expect(await countAdministrators()).toBe(1)
    administrator = await newPerson('administrator')
  }, 30_000)
})

describe('matching a TOTP code', () => {
  const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' // RFC 6238, appendix B: the ASCII text 12345678901234567890
  test.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1111111111, '050471', 37037037],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
    [20000000000, '353130', 666666666],
  ])('at %s s accepts the RFC’s code %s for step %s', (seconds, code, step) => {
    expect(matchCodeStep(rfc, code, seconds * 1000)).toBe(step)
    expect(matchCodeStep(rfc, `${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000)).toBe(step)
  })

  test('accepts a code one step before and after its own only', () => {
    const at = (seconds: number) => matchCodeStep(rfc, '050471', seconds * 1000) // step 37037037: 1111111110 to ...139
    expect([1111111079, 1111111080, 1111111139, 1111111169, 1111111170].map(at)).toEqual([
      null,
      37037037,
      37037037,
      37037037,
      null,
    ])
  })

  test.each(['', '05047', '0504711', 'abcdef', '٠٥٠٤٧١'])('refuses %p', (code) =>
    expect(matchCodeStep(rfc, code, 1111111111_000)).toBeNull(),
  )
})

describe('the second factor', () => {
  const codeAt = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now + steps * 30_000 })

  /** Creates a person with the second factor on and moves the clock to the next codes. */
  async function personWithSecondFactor() {
    const person = await newPerson()
    const token = tokenOf(await signIn(person.email))
    const begun = await ask('POST', 'staff/second-factor/begin', { token })
    const secret = String(begun.body.secret)
    const confirmed = await ask('POST', 'staff/second-factor/confirm', { token, data: { code: codeAt(secret) } })
    expect([begun.status, confirmed.status]).toEqual([200, 200])
    now += 90_000
    return { ...person, token, secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
  }

  test('is turned on with a code of the new secret, ends other sessions, and shows ten recovery codes', async () => {
    const person = await newPerson()
    const [token, other] = [tokenOf(await signIn(person.email)), tokenOf(await signIn(person.email))]
    const { body } = await ask('POST', 'staff/second-factor/begin', { token })
    expect(body.picture).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    const wrong = await ask('POST', 'staff/second-factor/confirm', { token, data: { code: '000000' } })
    expect([wrong.status, getFirstError(wrong).path]).toEqual([400, 'code'])
    expect((await signIn(person.email)).status).toBe(200) // still off
    const code = codeAt(String(body.secret))
    const { body: on } = await ask('POST', 'staff/second-factor/confirm', { token, data: { code } })
    expect(new Set(on.recoveryCodes as string[]).size).toBe(10)
    expect([await meOf(token), await meOf(other)]).toEqual([person.email, null])
    expect((await ask('POST', 'staff/second-factor/begin', { token })).status).toBe(409)
    expect((await signIn(person.email, { code })).status).toBe(400) // the code was used to turn it on
  })

  test.each([
    ['en', 'Enter the code from your authenticator app, or a recovery code.'],
    ['fr', 'Entrez le code de votre application d’authentification, ou un code de secours.'],
  ])('is required after the password, with a message in %s', async (language, message) => {
    const { id, email, secret } = await personWithSecondFactor()
    const before = rowsOf(fieldsOf(await personOf(payload, id)).sessions).length
    const alone = await signIn(email, {}, language)
    expect([alone.status, getFirstError(alone)]).toEqual([400, { path: 'code', message }])
    expect(alone.text).not.toContain('token')
    expect(alone.headers.get('Set-Cookie')).toBeNull()
    expect(rowsOf(fieldsOf(await personOf(payload, id)).sessions)).toHaveLength(before)
    const answer = await signIn(email, { code: codeAt(secret) })
    expect([answer.status, await meOf(tokenOf(answer))]).toEqual([200, email])
  })

  test('a wrong password is refused with a valid code, which stays unused', async () => {
    const { email, secret } = await personWithSecondFactor()
    const answer = await signIn(email, { password: 'not-the-password', code: codeAt(secret) })
    expect([answer.status, getFirstError(answer).path]).toEqual([401, undefined])
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(200) // the code is still unused
  })

  test('one of ten concurrent sign-ins with the same code succeeds', async () => {
    const { email, secret } = await personWithSecondFactor()
    const code = codeAt(secret)
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(email, { code })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    now += 11 * 60_000
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(200)
  }, 30_000)

  test('refuses a used code and older codes', async () => {
    const { email, secret } = await personWithSecondFactor()
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(200)
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(400)
    expect((await signIn(email, { code: codeAt(secret, -1) })).status).toBe(400)
    expect((await signIn(email, { code: codeAt(secret, 1) })).status).toBe(200)
  })

  test('a recovery code works once, in any format, and once of four concurrent uses', async () => {
    const { email, recoveryCodes } = await personWithSecondFactor()
    const [one = '', two = ''] = recoveryCodes
    expect((await signIn(email, { code: ` ${one.toUpperCase().replace('-', ' ')} ` })).status).toBe(200)
    expect((await signIn(email, { code: one })).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(email, { code: two })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  }, 30_000)

  test('concurrent uses of different recovery codes all succeed', async () => {
    const { id, recoveryCodes } = await personWithSecondFactor()
    const outcomes = await Promise.all(recoveryCodes.slice(0, 4).map((code) => checkCode(payload, id, code)))
    expect(outcomes).toEqual(['right', 'right', 'right', 'right'])
  })

  test('five wrong codes lock it for ten minutes, also if thirty arrive concurrently', async () => {
    const { id, email, secret, recoveryCodes } = await personWithSecondFactor()
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => checkCode(payload, id, '000000')))
    expect(outcomes.filter((outcome) => outcome === 'wrong')).toHaveLength(5)
    expect(outcomes.filter((outcome) => outcome === 'locked')).toHaveLength(25)
    for (const code of [codeAt(secret), recoveryCodes[0]]) {
      const answer = await signIn(email, { code })
      expect([answer.status, getFirstError(answer).message]).toEqual([
        400,
        'Too many wrong codes. Try again in ten minutes.',
      ])
    }
    now += 9 * 60_000
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(400)
    now += 60_000
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(200)
  }, 30_000)

  test('a correct password does not reset the count of wrong codes', async () => {
    const { email, secret } = await personWithSecondFactor()
    for (let n = 0; n < 5; n += 1) {
      await signIn(email, { code: '000000' })
      await signIn(email)
    }
    expect((await signIn(email, { code: codeAt(secret) })).status).toBe(400)
  }, 30_000)

  test('a password reset, Payload’s own reset and a program’s sign-in do not bypass it', async () => {
    const { id, email, secret } = await personWithSecondFactor()
    const renewed = { token: await linkFor(id), password: 'another-long-one' }
    const reset = await ask('POST', 'staff/reset-password', { data: renewed })
    expect([reset.status, reset.text.includes('"token"'), reset.headers.get('Set-Cookie')]).toEqual([200, false, null])
    expect((await signIn(email, { password: 'another-long-one' })).status).toBe(400)
    await expect(
      payload.resetPassword({
        collection: 'staff',
        data: { ...renewed, token: await linkFor(id) },
        overrideAccess: true,
      }),
    ).rejects.toThrow()
    await expect(
      payload.login({ collection: 'staff', data: { email, password: 'another-long-one' }, overrideAccess: true }),
    ).rejects.toThrow()
    expect((await signIn(email, { password: 'another-long-one', code: codeAt(secret) })).status).toBe(200)
  })

  test('no response contains its secret or codes, and they are stored encrypted or hashed', async () => {
    const { id, token, secret, recoveryCodes } = await personWithSecondFactor()
    const admin = tokenOf(await signIn(administrator.email))
    const responses = [token, admin].flatMap((caller) =>
      ['staff/me', `staff/${id}?depth=5`, 'staff?limit=0', `staff/${id}/second-factor`, 'access'].map((path) =>
        ask('GET', path, { token: caller }),
      ),
    )
    for (const { text } of await Promise.all(responses)) {
      expect(text).not.toContain(secret)
      for (const code of recoveryCodes) expect(text).not.toContain(code)
      expect(text).not.toContain('recovery"')
    }
    for (const [method, path] of [
      ['GET', 'second-factors'],
      ['POST', 'second-factors'],
      ['GET', 'leases'],
    ] as const)
      expect([403, 404]).toContain(
        (await ask(method, path, { token: admin, data: method === 'POST' ? {} : undefined })).status,
      )
    const row = await payload.db.findOne({ collection: 'second-factors', where: { person: { equals: id } } })
    expect(JSON.stringify(row)).not.toContain(secret)
    for (const code of recoveryCodes) expect(JSON.stringify(row)).not.toContain(code)
  })

  test('is turned off only with a valid code', async () => {
    const { email, token, secret } = await personWithSecondFactor()
    for (const code of ['', '000000', undefined])
      expect((await ask('POST', 'staff/second-factor/off', { token, data: { code } })).status).toBe(400)
    expect((await ask('POST', 'staff/second-factor/off', { token, data: { code: codeAt(secret) } })).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('only an administrator removes it, and only from another account', async () => {
    const { id, email } = await personWithSecondFactor()
    const colleague = tokenOf(await signIn((await newPerson()).email))
    const admin = tokenOf(await signIn(administrator.email))
    const remove = (person: string, token?: string) => ask('POST', `staff/${person}/second-factor/remove`, { token })
    expect((await remove(id, colleague)).status).toBe(403)
    expect((await ask('GET', `staff/${id}/second-factor`, { token: colleague })).status).toBe(403)
    expect((await remove(id)).status).toBe(404)
    expect((await remove(administrator.id, admin)).status).toBe(403)
    expect((await ask('GET', `staff/${id}/second-factor`, { token: admin })).body).toEqual({ own: false, active: true })
    expect((await remove(id, admin)).status).toBe(200)
    expect((await signIn(email)).status).toBe(200)
  })

  test('is deleted with the account', async () => {
    const { id } = await personWithSecondFactor()
    await payload.delete({ collection: 'staff', id, overrideAccess: true })
    expect(await payload.db.findOne({ collection: 'second-factors', where: { person: { equals: id } } })).toBeNull()
  })
})

describe('a cross-site request', () => {
  test('cannot use a staff session or sign in', async () => {
    const person = await newPerson()
    const cookie = tokenOf(await signIn(person.email))
    const begin = (headers: Record<string, string>) => ask('POST', 'staff/second-factor/begin', { cookie, headers })
    expect((await begin({ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await begin({ Origin: 'https://evil.example' })).status).toBe(403)
    expect((await begin({ Origin: 'http://evil.localhost:3000', 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect((await begin({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect((await begin({ Origin: 'null' })).status).toBe(403)
    expect((await begin({ Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    const data = { email: person.email, password }
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }
    expect((await ask('POST', 'staff/login', { data, headers })).status).toBe(403)
    for (const call of ['staff/login', 'staff/logout', 'staff/forgot-password'])
      for (const sender of [{ Origin: 'http://x.localhost:3000' }, { 'Sec-Fetch-Site': 'same-site' }] as Record<
        string,
        string
      >[])
        expect((await ask('POST', call, { data, cookie, headers: sender })).status).toBe(403)
    expect(await meOf(cookie)).toBe(person.email)
  })
})
