import { OnTheGoScreen } from '@/features/forms/components/on-the-go-screen'
import { buildFormMetadata, renderFormPage, type FormPageProps } from '@/app/(site)/[locale]/[site]/form-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: FormPageProps) => buildFormMetadata('on-the-go-valentine-dining', props)

/** Spec: PUB-2.10, CUS-2.7. */
export default function OnTheGoPage(props: FormPageProps) {
  return renderFormPage(props, OnTheGoScreen)
}
