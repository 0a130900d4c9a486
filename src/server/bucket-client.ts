import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { BucketSettings } from './settings'

/**
 * How this server speaks to its bucket. Checksums beyond S3's first version are left out, for many servers of the
 * protocol refuse them; nobody waits longer than a page may take.
 */
export const bucketClient = ({ region, endpoint, keys, forcePathStyle }: BucketSettings): S3ClientConfig => ({
  region,
  forcePathStyle,
  maxAttempts: 2,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  ...(endpoint ? { endpoint } : {}),
  ...(keys ? { credentials: keys } : {}),
})
