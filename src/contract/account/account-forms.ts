import * as z from 'zod/mini'
import { isContactName } from '@/domain/account/allergen-profile'
import { isPostalCode, isStreetAddress, isStudentId } from '@/domain/account/profile-rules'
import { isBlank } from '@/domain/forms/text-rules'
import { maxLineLength } from '@/domain/forms/text-lengths'
import type { Locale } from '@/domain/locale'
import {
  confirmed,
  email,
  formName,
  formRule,
  maxLength,
  phone,
  province,
  required,
  strongPassword,
  uncommonPassword,
  textField,
  textRule,
} from '@/contract/forms/field-rules'

const name = () => textField(required, formName, maxLength(maxLineLength))
const emailAddress = () => textField(required, z.trim(), email)
const newPassword = () => ({
  password: textField(required, strongPassword, uncommonPassword),
  confirmPassword: textField(required),
})
const passwordsMatch = confirmed('confirmPassword', 'password')

/** Spec: CUS-5.26. */
export const signInForm = z.object({ email: emailAddress(), password: textField(required) })
export type SignIn = z.infer<typeof signInForm>

/** Spec: CUS-5.26. */
export const passwordRequestForm = z.object({ email: emailAddress() })

/** The current password of an account. Spec: CUS-7.6. */
export const currentPasswordForm = z.object({ password: textField(required) })

/** Spec: CUS-5.1, CUS-5.13, CUS-5.26. */
export const signUpForm = z
  .object({ firstName: name(), lastName: name(), email: emailAddress(), ...newPassword(), optIn: z.boolean() })
  .check(passwordsMatch)
export type SignUp = z.infer<typeof signUpForm>

/** A new password follows the rules of sign-up. Spec: CUS-5.13, CUS-5.30. */
export const newPasswordForm = z.object(newPassword()).check(passwordsMatch)
export type NewPassword = z.infer<typeof newPasswordForm>

/** A new password, and the current one, from which it must differ. Spec: CUS-5.13. */
export const passwordChangeForm = z.object({ currentPassword: textField(required), ...newPassword() }).check(
  passwordsMatch,
  formRule<{ currentPassword: string; password: string }>(
    'password',
    'isNot',
    (values) => values.password === '' || values.password !== values.currentPassword,
  ),
)
export type PasswordChange = z.infer<typeof passwordChangeForm>

/** All fields but the names may be empty. Spec: CUS-5.1, CUS-5.3, CUS-5.9, CUS-5.11, CUS-5.14, CUS-5.15. */
export const profileForm = (locale: Locale) =>
  z.object({
    firstName: name(),
    lastName: name(),
    studentId: textField(textRule('alphaNum', isStudentId), maxLength(maxLineLength)),
    phone: textField(phone),
    mobile: textField(phone),
    address: textField(textRule('regex', isStreetAddress), maxLength(maxLineLength)),
    city: textField(formName, maxLength(maxLineLength)),
    province: textField(province(locale)),
    postalCode: textField(textRule('regex', isPostalCode)),
  })
export type Profile = z.infer<ReturnType<typeof profileForm>>

/** The profile as the account page has it, with the email. Spec: CUS-2.17, CUS-7.6. */
export const accountForm = (locale: Locale) => z.extend(profileForm(locale), { email: emailAddress() })
export type AccountValues = z.infer<ReturnType<typeof accountForm>>

type Contact = { contactName: string; contactNumber: string }
const requiredWith = (field: keyof Contact, other: keyof Contact) =>
  formRule<Contact>(field, 'required', (values) => isBlank(values[other]) || !isBlank(values[field]))

/**
 * Allergens by id, custom allergens as one line with commas, and an emergency contact: both name and number, or neither.
 * Spec: CUS-5.28.
 */
export const allergenProfileForm = z
  .object({
    allergens: z.array(z.string()),
    customAllergens: textField(maxLength(maxLineLength)),
    contactName: textField(textRule('formName', isContactName), maxLength(maxLineLength)),
    contactNumber: textField(phone),
    carriesEpinephrine: z.boolean(),
  })
  .check(requiredWith('contactName', 'contactNumber'), requiredWith('contactNumber', 'contactName'))
export type AllergenProfile = z.infer<typeof allergenProfileForm>

/** Spec: CUS-7.9. */
export const foodInsecurityForm = z.object({ foodInsecurity: z.boolean() })

/** Spec: CUS-3.1. */
export const notificationsForm = z.object({ optIn: z.boolean(), notifyByText: z.boolean() })
export type Notifications = z.infer<typeof notificationsForm>

/** The preferences without a provider of text messages. */
export const newsForm = z.object({ optIn: z.boolean() })

/** What a customer types to confirm the deletion of the account. */
export const passwordConfirmationForm = z.object({ password: textField(required), email: z.string() })

/** The same with a campus sign-in, which has no password here. */
export const emailConfirmationForm = z.object({ password: z.string(), email: textField(required, z.trim(), email) })
