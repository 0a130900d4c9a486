import { getTranslations } from 'next-intl/server'
import { formFaults, type FormFault } from '@/domain/forms/form-faults'
import type { Locale } from '@/domain/locale'
import type { FormMessages } from './use-checked-form'

/** The messages that all forms share. Their placeholders are filled in where they are shown. Spec: PUB-5.1, PUB-8.1. */
export async function getFormMessages(locale: Locale): Promise<FormMessages> {
  const t = await getTranslations({ locale })
  const faults = formFaults.map((fault) => [fault, t.raw(`formRules.${fault}`)])
  return {
    faults: Object.fromEntries(faults) as Record<FormFault, string>,
    failed: t('forms.failed'),
    tooMany: t('forms.tooMany'),
    queued: t.raw('forms.queued') as string,
    needsScript: t('forms.needsScript'),
  }
}
