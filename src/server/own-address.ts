import { readSettings } from './settings'

let known: string | undefined

/** The address that visitors use, `https://dining.example.edu`, without a slash at its end; for what is read elsewhere. */
export const ownAddress = (): string => (known ??= readSettings(process.env).serverUrl)
