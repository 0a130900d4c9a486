const safe = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a filter code is safe in CSS and in a space-separated attribute. Filters with other codes are not offered. */
export function isFilterCode(code: string): boolean {
  return code.length <= 60 && safe.test(code)
}

/** In characters. Real selections are much shorter: a site has a few dozen filters with short codes. */
const maxParameterLength = 4000
const maxValues = 100

/** Stands for what a parameter has that is no code, so that its text is never written anywhere. No filter has this code. */
export const unreadableCode = '?'

/**
 * The codes of a parameter, which may occur several times, in lower case. What is no code becomes `unreadableCode`, and so does
 * a parameter that is too long.
 */
export function parseCodes(param: string | string[] | undefined): Set<string> {
  const values = [param ?? []].flat()
  const text = values.slice(0, maxValues).join(',')
  if (values.length > maxValues || text.length > maxParameterLength) return new Set([unreadableCode])
  const codes = text.split(',').map((code) => code.trim().toLowerCase())
  return new Set(codes.filter(Boolean).map((code) => (isFilterCode(code) ? code : unreadableCode)))
}
