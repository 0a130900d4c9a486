import { walletSettingsOf } from '@/server/wallet/wallet-settings'

const all = {
  WALLET_PASS_TYPE: 'pass.example',
  WALLET_TEAM: 'ABCDE12345',
  WALLET_CERTIFICATE: '/keys/pass.pem',
  WALLET_KEY: '/keys/pass.key',
  WALLET_WWDR: '/keys/wwdr.pem',
}
const read = (environment: object, files = ['/keys/pass.pem', '/keys/pass.key', '/keys/wwdr.pem']) =>
  walletSettingsOf(environment, (path) => files.includes(path))

test('are null without certificates', () => {
  expect(read({})).toBeNull()
  expect(read({ WALLET_PASS_TYPE: undefined, WALLET_KEY_PASSPHRASE: 'word' })).toBeNull()
})

test('have the identifiers and the files', () =>
  expect(read({ ...all, WALLET_KEY_PASSPHRASE: 'word' })).toEqual({
    passTypeIdentifier: 'pass.example',
    teamIdentifier: 'ABCDE12345',
    certificatePath: '/keys/pass.pem',
    keyPath: '/keys/pass.key',
    keyPassphrase: 'word',
    wwdrPath: '/keys/wwdr.pem',
  }))

test('end the start when they are incomplete', () => {
  expect(() => read({ ...all, WALLET_TEAM: undefined, WALLET_WWDR: undefined })).toThrow(
    'Refectory cannot start: WALLET_PASS_TYPE, WALLET_CERTIFICATE, WALLET_KEY needs WALLET_TEAM, WALLET_WWDR',
  )
  expect(() => read(all, ['/keys/pass.pem', '/keys/wwdr.pem'])).toThrow(
    'WALLET_KEY must be the path of a PEM file that exists',
  )
})
