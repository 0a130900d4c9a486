type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

/** Converts a name to v1's form: `firstName` becomes `first_name`. */
export const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Converts the keys of an object to v1's form. */
export const toSnakeCaseKeys = <Value>(fields: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [toSnakeCase(name), value]))

/** Converts the keys of a v1 request to camelCase. */
export const inCamelCase = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [camelCase(name), value])) as {
    [Name in keyof Fields as CamelCase<Name> & string]: Fields[Name]
  }
