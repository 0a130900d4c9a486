import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { WalletSettings } from '@/server/wallet/wallet-settings'

const openssl = (args: string[]) => execFileSync('openssl', args, { stdio: ['ignore', 'pipe', 'pipe'] })

/** Self-made certificates for wallet passes: an authority in place of Apple's, and a certificate that it signed. */
export function makeWalletCertificates(): { settings: WalletSettings; folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'wallet-'))
  const at = (name: string) => path.join(folder, name)
  const newKey = ['-newkey', 'rsa:2048', '-nodes']
  openssl([
    'req',
    '-x509',
    ...newKey,
    '-keyout',
    at('ca.key'),
    '-out',
    at('wwdr.pem'),
    '-days',
    '2',
    '-subj',
    '/CN=Test authority',
  ])
  openssl(['req', ...newKey, '-keyout', at('pass.key'), '-out', at('pass.csr'), '-subj', '/CN=Pass Type ID'])
  openssl([
    'x509',
    '-req',
    '-in',
    at('pass.csr'),
    '-CA',
    at('wwdr.pem'),
    '-CAkey',
    at('ca.key'),
    '-CAcreateserial',
    '-out',
    at('pass.pem'),
    '-days',
    '2',
  ])
  const settings = {
    passTypeIdentifier: 'pass.example.northgate.allergens',
    teamIdentifier: 'ABCDE12345',
    certificatePath: at('pass.pem'),
    keyPath: at('pass.key'),
    keyPassphrase: null,
    wwdrPath: at('wwdr.pem'),
  }
  return { settings, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
