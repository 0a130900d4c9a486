import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { inflateRawSync } from 'node:zlib'
import type { AllergenCard } from '@/domain/account/allergen-card'
import { buildWalletPass } from '@/features/account/allergen-card/build-wallet-pass'
import { makeWalletCertificates } from '../../../../support/wallet-certificates'

const card: AllergenCard = {
  siteName: { en: 'Northgate', fr: 'Porte-Nord' },
  holderName: 'Ana "VALUE_allergens" = "none";\nRoy',
  allergens: [{ en: 'Peanuts', fr: 'Arachides' }],
  customAllergens: ['Kiwi'],
  carriesEpinephrine: true,
  contact: { name: 'Hélène Roy', number: '4185550181' },
  madeOn: '2026-11-24',
}
const site = { brandColor: '#7a1f2b', textColor: '' }
let certificates: ReturnType<typeof makeWalletCertificates>
beforeAll(() => {
  certificates = makeWalletCertificates()
})
afterAll(() => certificates.remove())

/** The files of a ZIP archive. */
function filesOf(bytes: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [method, size, nameLength] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
    ]
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const stored = bytes.subarray(start, start + size)
    files.set(bytes.toString('utf8', at + 46, at + 46 + nameLength), method === 0 ? stored : inflateRawSync(stored))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}

/** The translations of a `pass.strings` file. */
const stringsOf = (file: Buffer | undefined) =>
  Object.fromEntries(
    String(file)
      .split('\n')
      .map((line) => JSON.parse(`[${line.trim().replace(/;$/, '').replace('" = "', '","')}]`) as [string, string]),
  )

test('[CUS-2.25] the pass has the card in both languages and a valid signature over its files', async () => {
  const files = filesOf(await buildWalletPass(card, site, 'customer', certificates.settings))
  const pass = JSON.parse(String(files.get('pass.json'))) as Record<string, unknown> & {
    generic: Record<string, unknown[]>
  }
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: 'pass.example.northgate.allergens',
    teamIdentifier: 'ABCDE12345',
    organizationName: 'Northgate',
    backgroundColor: 'rgb(122, 31, 43)',
    sharingProhibited: true,
  })
  expect(pass.generic.backFields).toMatchObject([
    { value: expect.stringContaining('I am allergic to: Peanuts, Kiwi\nI carry epinephrine') },
    { value: expect.stringContaining('J’ai une allergie aux aliments suivants\u00a0: Arachides, Kiwi') },
  ])
  expect(JSON.stringify(pass)).toContain('Hélène Roy, 418-555-0181')
  const [en, fr] = [stringsOf(files.get('en.lproj/pass.strings')), stringsOf(files.get('fr.lproj/pass.strings'))]
  expect([en.VALUE_allergens, fr.VALUE_allergens]).toEqual(['Peanuts, Kiwi', 'Arachides, Kiwi'])
  expect([en.TITLE, fr.TITLE]).toEqual(['Allergen card', 'Carte d’allergènes'])

  const manifest = JSON.parse(String(files.get('manifest.json'))) as Record<string, string>
  const hashed = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature')
  expect(manifest).toEqual(
    Object.fromEntries(hashed.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])),
  )
  const at = (name: string) => path.join(certificates.folder, name)
  writeFileSync(at('signature'), files.get('signature') ?? '')
  writeFileSync(at('manifest.json'), files.get('manifest.json') ?? '')
  const verify = ['-verify', '-inform', 'DER', '-in', at('signature'), '-content', at('manifest.json'), '-binary']
  const trust = ['-CAfile', at('wwdr.pem'), '-purpose', 'any', '-out', at('verified')]
  expect(() => execFileSync('openssl', ['cms', ...verify, ...trust], { stdio: 'pipe' })).not.toThrow()
  writeFileSync(at('manifest.json'), '{}')
  expect(() => execFileSync('openssl', ['cms', ...verify, ...trust], { stdio: 'pipe' })).toThrow()
})

test('a hostile name stays a name, and a customer always gets the same serial number', async () => {
  const serialOf = (files: Map<string, Buffer>) =>
    (JSON.parse(String(files.get('pass.json'))) as { serialNumber: string }).serialNumber
  const [one, two, other] = [
    filesOf(await buildWalletPass(card, site, 'ana', certificates.settings)),
    filesOf(await buildWalletPass({ ...card, madeOn: '2026-12-01' }, site, 'ana', certificates.settings)),
    filesOf(await buildWalletPass(card, { brandColor: 'red', textColor: '' }, 'bob', certificates.settings)),
  ]
  expect(stringsOf(one.get('en.lproj/pass.strings'))).toMatchObject({
    VALUE_holder: card.holderName,
    VALUE_allergens: 'Peanuts, Kiwi',
  })
  expect(serialOf(one)).toBe(serialOf(two))
  expect(serialOf(one)).not.toBe(serialOf(other))
  expect(serialOf(one)).toMatch(/^[0-9a-f]{32}$/)
})
