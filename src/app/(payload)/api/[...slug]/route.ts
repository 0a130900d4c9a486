import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '@payload-config'
import { answerWhenDatabaseIsAway } from '@/server/http/studio/database-away'
import { staffOnly } from '@/server/http/studio/studio-entry'

const entry = (handler: Parameters<typeof staffOnly>[0]) => answerWhenDatabaseIsAway(staffOnly(handler))

export const GET = entry(REST_GET(config))
export const POST = entry(REST_POST(config))
export const PATCH = entry(REST_PATCH(config))
export const PUT = entry(REST_PUT(config))
export const DELETE = entry(REST_DELETE(config))
export const OPTIONS = entry(REST_OPTIONS(config))
