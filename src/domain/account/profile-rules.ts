/** Letters, digits and spaces; may be empty. Spec: CUS-5.14. */
export const isStudentId = (text: string): boolean => /^[\p{L}\d ]*$/u.test(text)

/** Letters, digits and the punctuation of street addresses; may be empty. Spec: CUS-5.3. */
export const isStreetAddress = (text: string): boolean => /^[\p{L}\p{M}\d ,.#'’-]*$/u.test(text)

/** A Canadian postal code in any case, with or without its space. Spec: CUS-5.3. */
export const isPostalCode = (text: string): boolean => /^[a-z]\d[a-z] ?\d[a-z]\d$/i.test(text.trim())
