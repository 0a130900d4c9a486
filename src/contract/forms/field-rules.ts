import * as z from 'zod/mini' // forms ship to browsers: 5 KB compressed instead of 25
import { isCommonPassword } from '@/domain/account/common-password'
import { isStrongPassword } from '@/domain/account/customer-password'
import type { FormChoice } from '@/domain/forms/form-choices'
import type { FormFault } from '@/domain/forms/form-faults'
import { isPhoneNumber } from '@/domain/forms/phone'
import * as text from '@/domain/forms/text-rules'
import type { Locale } from '@/domain/locale'
import { isProvince, isState } from '@/domain/places/provinces'
import { hasEmailDomain } from '@/domain/shop/email-domain'

/*
 * The rules of form fields. Each reports a form fault, which is a message key, instead of a sentence. A field that may stay
 * empty takes no `required`: every other rule accepts an empty text.
 */

type TextRule = z.core.$ZodCheck<string>
type ListRule = z.core.$ZodCheck<string[]>

/** A text field. Of several rules that fail, the first one counts. */
export const textField = (...rules: TextRule[]) => z.string('regex' satisfies FormFault).check(...rules)

/** A question whose choices are all unselected at first: no answer is none of the texts. */
export const answerField = (...rules: TextRule[]) => z.string('required' satisfies FormFault).check(...rules)

/** A field with several texts. */
export const listField = (...rules: ListRule[]) => z.array(z.string(), 'regex' satisfies FormFault).check(...rules)

/** A check box that must be ticked. */
export const accepted = () => z.boolean().check(z.refine((isTicked) => isTicked, 'required' satisfies FormFault))

/** A rule for one field's text. It accepts an empty text. */
export const textRule = (fault: FormFault, accepts: (value: string) => boolean): TextRule =>
  z.refine((value) => value === '' || accepts(value), fault)

/** A rule that looks at all values of a form and reports its fault at one field. */
export const formRule = <Values>(
  field: keyof Values & string,
  fault: FormFault,
  accepts: (values: Values) => boolean,
): z.core.$ZodCheck<Values> => z.refine((values: Values) => accepts(values), { error: fault, path: [field] })

/** Spec: PUB-5.2. */
export const required: TextRule = z.refine((value) => !text.isBlank(value), 'required' satisfies FormFault)
export const notEmpty: ListRule = z.refine((values) => values.length > 0, 'required' satisfies FormFault)
export const email = textRule('email', text.isEmail)
export const alpha = textRule('alpha', text.isAlphabetic)
export const alphaNum = textRule('alphaNum', text.isAlphanumeric)
export const alphaSpaces = textRule('alphaSpaces', text.isAlphabeticWithSpaces)
export const numeric = textRule('numeric', text.isNumeric)
export const minValue = (least: number) => textRule('minValue', (value) => Number(value) >= least)
export const min = (length: number) => textRule('min', (value) => text.hasMinLength(value, length))
export const isNot = (other: string) => textRule('isNot', (value) => value !== other)
export const decimal = (format?: text.DecimalFormat) => textRule('decimal', (value) => text.isDecimal(value, format))

/** For patterns in source code. A pattern that staff wrote goes through `patternFault` first. Spec: PUB-5.2. */
export const regex = (pattern: RegExp) => textRule('regex', (value) => value.search(pattern) >= 0)

/** Both fields have the same text, letter by letter. The fault is reported at `field`. Spec: PUB-5.2. */
export const confirmed = <Field extends string, Other extends string>(field: Field, other: Other) =>
  formRule<Record<Field | Other, string>>(field, 'confirmed', (values) => values[field] === values[other])

/** Spec: PUB-5.3. */
export const phone = textRule('phone', isPhoneNumber)
/** Spec: PUB-5.4. */
export const formName = textRule('formName', text.isPersonName)
/** Spec: PUB-5.5. */
export const state = textRule('state', isState)
export const province = (locale: Locale) => textRule('province', (value) => isProvince(value, locale))

/** None of the values that are taken. Spec: PUB-5.6. */
export function notInside(taken: Iterable<string>) {
  const set = new Set(taken)
  return textRule('notInside', (value) => !set.has(value))
}

/** Empty, or at least `length` characters. Spec: PUB-5.6. */
export const minIfOne = (length: number) => textRule('minIfOne', (value) => text.hasMinLength(value, length))

/** An email of the site's domain for payment by student id; any email where the site has no domain. Spec: PUB-5.7. */
export const studentIdEmailDomain = (domain: string | null) =>
  textRule('studentIdEmailDomain', (value) => !domain || hasEmailDomain(value, domain))

/** A new password of a customer. Spec: CUS-5.13. */
export const strongPassword = textRule('password', isStrongPassword)
export const uncommonPassword = textRule('commonPassword', (value) => !isCommonPassword(value))

/** At most `length` UTF-16 code units, as the `maxlength` attribute counts. */
export const maxLength = (length: number) => textRule('regex', (value) => value.length <= length)

/** One of the values offered. */
export const oneOf = (choices: readonly FormChoice[]) =>
  textRule('regex', (value) => choices.some((choice) => choice.value === value))

/** Any value but these. */
export const noneOf = (values: readonly string[]) => textRule('regex', (value) => !values.includes(value))

/** A list of values, each of them one of those offered. */
export const someOf = (choices: readonly FormChoice[], ...rules: ListRule[]) =>
  listField(
    z.refine(
      (values: string[]) => values.every((value) => choices.some((choice) => choice.value === value)),
      'regex' satisfies FormFault,
    ),
    ...rules,
  )
