export const maxDishCodeLength = 80

/** Whether a text may be the code of a dish: lower-case letters without accents, digits and hyphens, at most 80. */
export const isDishCode = (text: string): boolean => text.length <= maxDishCodeLength && /^[a-z0-9-]+$/.test(text)
