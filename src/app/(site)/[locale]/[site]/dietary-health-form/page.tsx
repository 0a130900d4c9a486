import { DietaryFormScreen } from '@/features/forms/components/dietary-form-screen'
import { buildFormMetadata, renderFormPage, type FormPageProps } from '@/app/(site)/[locale]/[site]/form-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: FormPageProps) => buildFormMetadata('dietary-health-form', props)

/** Spec: PUB-2.10, CUS-2.6. */
export default function DietaryHealthFormPage(props: FormPageProps) {
  return renderFormPage(props, DietaryFormScreen)
}
