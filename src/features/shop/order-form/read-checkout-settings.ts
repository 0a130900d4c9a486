import type { CheckoutSettings } from '@/domain/shop/checkout-settings'
import { everySiteTag, siteTag } from '@/server/cache/cache-tags'
import { readCached } from '@/server/cache/read-cached'
import { openPayload } from '@/server/database/payload'
import { readPublicDocuments } from '@/server/database/read-public-documents'
import type { StoredRow } from '@/server/database/stored-row'
import { sanitizedHtmlOf } from '@/server/database/stored-html'
import { flagOf, localizedOf, textOf } from '@/server/database/stored-values'

/** What a site asks for at checkout; null when it sells nothing online. Spec: CUS-3.5. */
export async function readCheckoutSettings(siteId: string): Promise<CheckoutSettings | null> {
  const { settings } = await readCached(`checkout-settings:${siteId}`, [siteTag(siteId), everySiteTag], async () => {
    const where = { site: { equals: siteId } }
    const [doc] = await readPublicDocuments(await openPayload(), 'order-form-settings', {
      where,
      sort: ['createdAt', 'id'],
    })
    return { settings: doc ? settingsOf(doc) : null }
  })
  return settings
}

const settingsOf = (doc: StoredRow<'order-form-settings'>): CheckoutSettings => ({
  store: textOf(doc.store),
  labels: {
    firstName: localizedOf(doc.firstNameLabel),
    lastName: localizedOf(doc.lastNameLabel),
    studentId: localizedOf(doc.studentIdLabel),
    email: localizedOf(doc.emailLabel),
  },
  requireStudentId: flagOf(doc.requireStudentId),
  requireBarcodeId: flagOf(doc.requireBarcodeId),
  studentIdPattern: textOf(doc.studentIdPattern),
  emailDomain: textOf(doc.emailDomain),
  checkFacultyEmails: flagOf(doc.enableFacultyEmailValidator),
  confirmAccountPayments: doc.confirmAccountPayments !== false, // a site that has never chosen asks
  facultyEmailMessage: localizedOf(doc.facultyEmailMsg),
  plansRequireTerms: flagOf(doc.plansRequireTerms),
  studentIdRequiresTerms: flagOf(doc.studentIdRequiresTerms),
  terms: { mealPlans: sanitizedHtmlOf(doc.mealPlanTerms), studentId: sanitizedHtmlOf(doc.studentIdTerms) },
})
