import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes'
import config from '@payload-config'
import { forStaffOnly } from '@/server/studio-door'

export const GET = forStaffOnly(REST_GET(config))
export const POST = forStaffOnly(REST_POST(config))
export const PATCH = forStaffOnly(REST_PATCH(config))
export const PUT = forStaffOnly(REST_PUT(config))
export const DELETE = forStaffOnly(REST_DELETE(config))
export const OPTIONS = forStaffOnly(REST_OPTIONS(config))
