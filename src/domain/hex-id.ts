/** The id of a document: 24 hexadecimal digits on both databases. */
export const hexIdPattern = /^[0-9a-f]{24}$/

export const isHexId = (value: unknown): value is string => typeof value === 'string' && hexIdPattern.test(value)
