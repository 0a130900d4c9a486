/** @runs-once: no test here uses the database of the run. */
import { spawnSync } from 'node:child_process'
import { readSettings } from '@/server/settings'

describe('a command-line program', () => {
  const run = (DATABASE_URL: string) =>
    spawnSync(
      process.execPath,
      [
        '--conditions=production',
        'scripts/program.mjs',
        'scripts/import-menus.ts',
        'demo/northgate/dishes.csv',
        '--site',
        'northgate',
      ],
      {
        encoding: 'utf8',
        env: {
          PATH: process.env.PATH,
          NODE_ENV: 'production',
          PAYLOAD_SECRET: 'only-for-tests-only-for-tests-only',
          DATABASE_URL,
        },
        timeout: 50_000,
      },
    )

  test.each([
    [
      'an unreachable database',
      'mongodb://chef:hunter2@127.0.0.1:1/refectory',
      /^Refectory cannot start: MongoDB at 127\.0\.0\.1:1 does not answer \(\w+\)\.$/,
    ],
    [
      'an unknown scheme',
      'postgres://chef:hunter2@127.0.0.1/refectory',
      /^Refectory cannot start: DATABASE_URL must start with file: .*"postgres:\/\/c"$/,
    ],
    [
      'a file that is not writable',
      'file:./package.json/refectory.db',
      /^Refectory cannot start: the database file \.\/package\.json\/refectory\.db cannot be written \(\w+\)\.$/,
    ],
  ])(
    'with %s exits with one error line that contains no password',
    (_, url, line) => {
      const { status, stdout, stderr } = run(url)
      expect(status).toBe(1)
      expect(stderr.trim()).toMatch(line)
      expect(stdout + stderr).not.toContain('hunter2')
    },
    60_000,
  )
})

describe('settings', () => {
  const secret = { PAYLOAD_SECRET: 'a-secret-of-sixteen' }
  test.each([
    [
      'an unknown scheme',
      { ...secret, DATABASE_URL: 'postgres://user:password@host/db' },
      /^Refectory cannot start: DATABASE_URL must start with file: .* it starts with "postgres:\/\/u"$/,
    ],
    ['no secret', {}, /^Refectory cannot start: PAYLOAD_SECRET is missing: set a long random text$/],
    [
      'a short secret',
      { PAYLOAD_SECRET: 'short' },
      /^Refectory cannot start: PAYLOAD_SECRET is too short: at least 16 characters$/,
    ],
    [
      'an invalid address',
      { ...secret, SERVER_URL: 'dining' },
      /^Refectory cannot start: SERVER_URL must be an address/,
    ],
  ])('with %s fail with one line that names the setting', (_, environment, line) => {
    expect(() => readSettings(environment)).toThrow(line)
  })

  test('never include the password of the database URL in an error', () => {
    expect(() => readSettings({ ...secret, DATABASE_URL: 'mysql://root:hunter2secret@host/db' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
    )
  })
})
