/** `firstName` as v1 says it: `first_name`. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The fields of a form under v1's names. */
export const inSnakeCase = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [snakeCase(name), value]))
