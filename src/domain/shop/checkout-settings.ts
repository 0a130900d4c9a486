import type { Localized } from '@/domain/locale'

type Text = Localized<string | null>

/** What a site asks for at checkout. It contains no secret. HTML texts are sanitized. Spec: CUS-3.5. */
export type CheckoutSettings = {
  /** The name of the shop; null for none. */
  store: string | null
  labels: Readonly<Record<'firstName' | 'lastName' | 'studentId' | 'email', Text>>
  requireStudentId: boolean
  requireBarcodeId: boolean
  studentIdPattern: string | null
  emailDomain: string | null
  checkFacultyEmails: boolean
  /** Whether whom Student ID or payroll charges confirms it, by campus sign-in or by a code in the mail. */
  confirmAccountPayments: boolean
  facultyEmailMessage: Text
  plansRequireTerms: boolean
  studentIdRequiresTerms: boolean
  terms: Readonly<Record<'mealPlans' | 'studentId', Text>>
}
