import type { Metadata } from 'next'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { OperationScreen } from '@/features/developers/components/operation-screen'
import type { Locale } from '@/domain/locale'
import { visitedPath } from '@/server/visited-path'
import { describedSubjects } from '../described'

type Props = { params: Promise<{ locale: string; operation: string }> }

export const dynamic = 'force-dynamic'

const operationNamed = async (id: string, locale: Locale) =>
  (await describedSubjects(locale)).flatMap(({ operations }) => operations).find((it) => it.id === id)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: asked, operation: id } = await params
  const locale = knownLocale(asked)
  const operation = await operationNamed(id, locale)
  if (!operation) return notFoundMetadata({ site: null, locale })
  return { title: pageTitle('Refectory', operation.path, locale), description: operation.summary }
}

/** One call of the API, with a place to try it. */
export default async function OperationPage({ params }: Props) {
  const { locale: asked, operation: id } = await params
  const locale = knownLocale(asked)
  const operation = await operationNamed(id, locale)
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      {operation ? (
        <OperationScreen operation={operation} locale={locale} />
      ) : (
        <NotFoundPage site={null} locale={locale} />
      )}
    </PlainFrame>
  )
}
