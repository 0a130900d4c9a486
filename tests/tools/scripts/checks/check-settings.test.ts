import { expect, test } from '@jest/globals'
import { findMissingSettings, findSettings } from '../../../../scripts/checks/check-settings.mjs'

const source = `const settingsSchema = z.object({
  DATABASE_URL: databaseUrl.default('file:./data/refectory.db'),
  S3_BUCKET: optional.refine((value) => value, {
    error: 'S3_BUCKET: a name',
  }),
})
const other = { NOT_A_SETTING: 1 }
`

test('finds the settings of the schema', () => {
  expect(findSettings(source)).toEqual(['DATABASE_URL', 'S3_BUCKET'])
})

test('names each file that lacks a setting', () => {
  const files = {
    '.env.example': '# DATABASE_URL=\nS3_BUCKET=\n',
    'docker-compose.yml': 'services:\n  app:\n    environment:\n      DATABASE_URL: x\n      S3_BUCKET_NAME: y\n',
    'docs/operating.md': '| `DATABASE_URL` | … |\n| `S3_REGION`, `S3_BUCKET` | … |\n',
  }
  expect(findMissingSettings(['DATABASE_URL', 'S3_BUCKET'], files)).toEqual([
    'docker-compose.yml does not name S3_BUCKET.',
  ])
})
