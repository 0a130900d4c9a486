/*
 * Maximum lengths of form fields, in UTF-16 code units as the `maxlength` attribute counts. A form with every field full
 * stays below the 16 KB that a request may have.
 */
export const maxLineLength = 200
export const maxRemarkLength = 1_000
export const maxLetterLength = 3_000
