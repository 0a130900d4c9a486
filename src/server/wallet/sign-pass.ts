import { readFile } from 'node:fs/promises'
import { PKPass } from 'passkit-generator'
import type { Localized } from '@/domain/locale'
import { readSettings } from '@/server/settings'
import type { WalletSettings } from './wallet-settings'

type Field = { key: string; label: Localized; value: Localized }

/** A generic pass: what its front shows in the language of the phone, and the back in both. Colours are `#rrggbb`. */
type WalletPass = {
  serialNumber: string
  organization: string
  description: string
  title: Localized
  primary: Field
  secondary: Field[]
  auxiliary: Field[]
  back: { key: string; label: string; value: string }[]
  colours: { background: string; foreground: string }
  icons: Record<string, Buffer>
}

let cached: WalletSettings | null | undefined

/** The settings of wallet passes; null when the operator has no certificates. */
export function getWalletSettings(): WalletSettings | null {
  if (cached === undefined) cached = readSettings(process.env).wallet
  return cached
}

/** A text inside the quotes of a `pass.strings` file. */
const escapeString = (text: string) => JSON.stringify(text).slice(1, -1)

const cssColour = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => String(parseInt(hex.slice(at, at + 2), 16))).join(', ')})`

/** The pass as a signed `.pkpass` file. Texts are data: none can add a field or a translation. */
export async function signPass(pass: WalletPass, settings: WalletSettings): Promise<Buffer> {
  const [wwdr, signerCert, signerKey] = await Promise.all(
    [settings.wwdrPath, settings.certificatePath, settings.keyPath].map((file) => readFile(file, 'utf8')),
  )
  const signed = new PKPass(
    pass.icons,
    {
      wwdr: wwdr ?? '',
      signerCert: signerCert ?? '',
      signerKey: signerKey ?? '',
      ...(settings.keyPassphrase ? { signerKeyPassphrase: settings.keyPassphrase } : {}),
    },
    {
      formatVersion: 1,
      passTypeIdentifier: settings.passTypeIdentifier,
      teamIdentifier: settings.teamIdentifier,
      serialNumber: pass.serialNumber,
      organizationName: pass.organization,
      description: pass.description,
      logoText: 'TITLE',
      backgroundColor: cssColour(pass.colours.background),
      foregroundColor: cssColour(pass.colours.foreground),
      labelColor: cssColour(pass.colours.foreground),
      sharingProhibited: true,
    },
  )
  signed.type = 'generic'
  const strings: Record<'en' | 'fr', Record<string, string>> = { en: {}, fr: {} }
  const put = (key: string, text: Localized) => {
    strings.en[key] = escapeString(text.en)
    strings.fr[key] = escapeString(text.fr)
    return key
  }
  put('TITLE', pass.title)
  const localized = ({ key, label, value }: Field) => ({
    key,
    label: put(`LABEL_${key}`, label),
    value: put(`VALUE_${key}`, value),
  })
  signed.primaryFields.push(localized(pass.primary))
  signed.secondaryFields.push(...pass.secondary.map(localized))
  signed.auxiliaryFields.push(...pass.auxiliary.map(localized))
  signed.backFields.push(...pass.back)
  signed.localize('en', strings.en)
  signed.localize('fr', strings.fr)
  return signed.getAsBuffer()
}
