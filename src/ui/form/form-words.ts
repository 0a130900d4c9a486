import { getTranslations } from 'next-intl/server'
import { formFaults, type FormFault } from '@/domain/form-rules'
import type { Locale } from '@/domain/locale'
import type { FormWords } from './use-checked-form'

/** The sentences that every form has, in a language; their `{field}` is filled in where they are shown. Spec: PUB-5.1, PUB-8.1. */
export async function formWords(locale: Locale): Promise<FormWords> {
  const t = await getTranslations({ locale })
  const faults = formFaults.map((fault) => [fault, t.raw(`formRules.${fault}`)])
  return {
    faults: Object.fromEntries(faults) as Record<FormFault, string>,
    failed: t('forms.failed'),
    tooMany: t('forms.tooMany'),
    needsScript: t('forms.needsScript'),
  }
}
