const safe = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a filter code is safe in CSS and in a space-separated attribute. Filters with other codes are not offered. */
export function isFilterCode(code: string): boolean {
  return code.length <= 60 && safe.test(code)
}
