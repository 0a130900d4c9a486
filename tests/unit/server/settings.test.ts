import { readSettings } from '@/server/settings'

const secret = { PAYLOAD_SECRET: 'a secret of these tests' }

describe('the settings of a bucket', () => {
  test.each([{}, { S3_BUCKET: '' }, { S3_BUCKET: ' ', S3_REGION: '', S3_ENDPOINT: '', S3_FORCE_PATH_STYLE: '' }])(
    'none where none is named: %j',
    (environment) => {
      expect(readSettings({ ...secret, ...environment }).bucket).toBeNull()
    },
  )

  test('a name alone is enough on a machine that has a role', () => {
    expect(readSettings({ ...secret, S3_BUCKET: 'dining' }).bucket).toEqual({
      bucket: 'dining',
      region: 'us-east-1',
      forcePathStyle: false,
    })
  })

  test('all of them', () => {
    const environment = {
      S3_BUCKET: 'dining',
      S3_REGION: 'ca-central-1',
      S3_ENDPOINT: 'https://s3.example.org',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'word',
      S3_FORCE_PATH_STYLE: 'true',
    }
    expect(readSettings({ ...secret, ...environment }).bucket).toEqual({
      bucket: 'dining',
      region: 'ca-central-1',
      endpoint: 'https://s3.example.org',
      keys: { accessKeyId: 'key', secretAccessKey: 'word' },
      forcePathStyle: true,
    })
  })

  test.each([
    [{ S3_ENDPOINT: 's3.example.org' }, 'S3_ENDPOINT must be an address'],
    [{ S3_FORCE_PATH_STYLE: 'yes' }, 'S3_FORCE_PATH_STYLE must be true or false'],
    [{ S3_ACCESS_KEY_ID: 'key' }, 'set together or not at all'],
    [{ S3_SECRET_ACCESS_KEY: 'word' }, 'set together or not at all'],
  ])('a wrong one ends the start with a sentence: %j', (environment, sentence) => {
    expect(() => readSettings({ ...secret, S3_BUCKET: 'dining', ...environment })).toThrow(sentence)
  })
})
