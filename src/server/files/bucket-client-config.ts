import type { S3ClientConfig } from '@aws-sdk/client-s3'
import type { BucketSettings } from '@/server/settings'

/**
 * The configuration of the S3 client. The newer checksums are off, because many S3-compatible servers reject them. Timeouts
 * are short, because a page or a save waits.
 */
export const bucketClientConfig = ({ region, endpoint, keys, forcePathStyle }: BucketSettings): S3ClientConfig => ({
  region,
  forcePathStyle,
  maxAttempts: 2,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  ...(endpoint ? { endpoint } : {}),
  ...(keys ? { credentials: keys } : {}),
})
