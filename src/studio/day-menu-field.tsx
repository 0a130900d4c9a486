'use client'
export { JSONField as DayMenuField } from '@payloadcms/ui'
