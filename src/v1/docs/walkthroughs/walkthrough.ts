import type { Localized } from '@/domain/locale'

/**
 * A call of a walkthrough, such as `POST customer/create`. `$name` in a field or the path is an input or what an earlier call
 * keeps. `keeps` says by name where the response has what later calls need: keys and positions, and `?key` for the first entry
 * whose key is true.
 */
export type Step = {
  about: Localized
  call: string
  fields: Readonly<Record<string, unknown>>
  keeps?: Readonly<Record<string, string>>
}

/** What a program does for one purpose, call by call. `inputs` are what it must know beforehand. */
export type Walkthrough = {
  id: 'account' | 'reservation' | 'purchase'
  title: Localized
  about: Localized
  inputs: Readonly<Record<string, string>>
  steps: readonly Step[]
}

/** Whether the fields of a call are in its query. */
export const isInQuery = (method: string) => method === 'GET' || method === 'DELETE'

/** The method and the path of a call. */
export function splitCall({ call }: Step): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ')
  return { method, path }
}
