import { findSection } from '@/domain/site/section-screens'
import { localize } from '@/domain/locale'
import { ContactScreen } from '@/features/forms/components/contact-screen'
import { readSectionBody } from '@/features/site/read-section-body'
import { buildFormMetadata, renderFormPage, type FormPageProps } from '@/app/(site)/[locale]/[site]/form-page'

export const dynamic = 'force-dynamic'
export const generateMetadata = (props: FormPageProps) => buildFormMetadata('contact', props)

/** The contact form, below the text of a section with this slug, if the site has one. Spec: CUS-2.60. */
export default function ContactPage(props: FormPageProps) {
  return renderFormPage(props, async (request) => {
    const { site, locale } = request
    const own = findSection(site, 'contact')
    const body = own && !own.node ? localize(own.section.body, locale) : null
    const name = own && localize((own.node ?? own.section).name, locale)
    return ContactScreen({ ...request, name, html: await readSectionBody(body) })
  })
}
