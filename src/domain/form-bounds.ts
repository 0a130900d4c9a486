import type { FormChoice } from './form-choices'
import type { FormRule } from './form-rules'

/*
 * The longest that fields take, in UTF-16 code units as `maxlength` counts: a line, a remark, a letter. A form whose fields
 * are full stays under the 16 KB that a request may have.
 */
export const longestLine = 200
export const longestRemark = 1_000
export const longestLetter = 3_000

export const atMost =
  (length: number): FormRule =>
  (value) =>
    value.length > length ? 'regex' : null

/** The same rule for what stands between blanks: phones add one after each word. */
export const trimmed =
  (rule: FormRule): FormRule =>
  (value) =>
    rule(value.trim())

/** One of what is offered, or nothing. */
export const oneOf =
  (choices: readonly FormChoice[]): FormRule =>
  (value) =>
    value === '' || choices.some((choice) => choice.value === value) ? null : 'regex'

/** Any of what is offered, commas between them, or nothing. */
export const someOf =
  (choices: readonly FormChoice[]): FormRule =>
  (value) =>
    value.split(',').every((part) => oneOf(choices)(part) === null) ? null : 'regex'
