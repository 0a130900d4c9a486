import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { WalletSettings } from '@/server/wallet/wallet-settings'

/** Self-made certificates for wallet passes: an authority in place of Apple's, and a certificate that it signed. */
export function makeWalletCertificates(): { settings: WalletSettings; folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'wallet-'))
  const at = (name: string) => path.join(folder, name)
  const openssl = (command: string, subject: string[] = []) =>
    execFileSync('openssl', [...command.split(' '), ...subject], { cwd: folder, stdio: 'pipe' })
  const newKey = 'req -newkey rsa:2048 -nodes'
  openssl(`${newKey} -x509 -keyout ca.key -out wwdr.pem -days 2`, ['-subj', '/CN=Test authority'])
  openssl(`${newKey} -keyout pass.key -out pass.csr`, ['-subj', '/CN=Pass Type ID'])
  openssl('x509 -req -in pass.csr -CA wwdr.pem -CAkey ca.key -CAcreateserial -out pass.pem -days 2')
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
