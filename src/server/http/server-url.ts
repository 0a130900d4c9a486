import { readSettings } from '@/server/settings'

let cached: string | undefined

/** The public address of this server without a slash at its end, `https://dining.example.edu`, for absolute links. */
export const getServerUrl = (): string => (cached ??= readSettings(process.env).serverUrl)
