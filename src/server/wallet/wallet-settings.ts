/** The settings of wallet passes. Empty values are undefined. */
type WalletVariables = {
  WALLET_PASS_TYPE?: string | undefined
  WALLET_TEAM?: string | undefined
  WALLET_CERTIFICATE?: string | undefined
  WALLET_KEY?: string | undefined
  WALLET_KEY_PASSPHRASE?: string | undefined
  WALLET_WWDR?: string | undefined
}

/** Apple's identifiers of the operator, and the paths of PEM files. */
export type WalletSettings = {
  passTypeIdentifier: string
  teamIdentifier: string
  certificatePath: string
  keyPath: string
  keyPassphrase: string | null
  wwdrPath: string
}

const required = ['WALLET_PASS_TYPE', 'WALLET_TEAM', 'WALLET_CERTIFICATE', 'WALLET_KEY', 'WALLET_WWDR'] as const
const cannotStart = (sentence: string) => new Error(`Refectory cannot start: ${sentence}`)

/** The certificates that sign wallet passes; null when the operator has none, and then nothing offers a pass. */
export function walletSettingsOf(it: WalletVariables, fileExists: (path: string) => boolean): WalletSettings | null {
  const given = required.filter((name) => it[name])
  if (given.length === 0) return null
  const missing = required.filter((name) => !it[name])
  if (missing.length > 0) throw cannotStart(`${given.join(', ')} needs ${missing.join(', ')}`)
  for (const name of ['WALLET_CERTIFICATE', 'WALLET_KEY', 'WALLET_WWDR'] as const)
    if (!fileExists(it[name] ?? '')) throw cannotStart(`${name} must be the path of a PEM file that exists`)
  return {
    passTypeIdentifier: it.WALLET_PASS_TYPE ?? '',
    teamIdentifier: it.WALLET_TEAM ?? '',
    certificatePath: it.WALLET_CERTIFICATE ?? '',
    keyPath: it.WALLET_KEY ?? '',
    keyPassphrase: it.WALLET_KEY_PASSPHRASE ?? null,
    wwdrPath: it.WALLET_WWDR ?? '',
  }
}
