import type { Metadata } from 'next'
import { knownLocale } from '@/app/(site)/known-locale'
import { NotFoundPage, notFoundMetadata } from '@/app/(site)/not-found-page'
import { PlainFrame } from '@/features/content/components/plain-frame'
import { pageTitle } from '@/features/content/page-title'
import { OperationScreen } from '@/features/developers/components/operation-screen'
import type { Locale } from '@/domain/locale'
import type { Operation } from '@/features/developers/operations'
import { visitedPath } from '@/server/visited-path'
import { describedSubjects } from '../described'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string; operation: string }>; searchParams: Promise<Query> }

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

/** The values of an operation's own parameters in the address; null when there is none of them. */
function typedIn(query: Query, { parameters }: Operation): Record<string, string> | null {
  const typed = parameters.flatMap(({ name }) => {
    const value = query[name]
    return value === undefined ? [] : [[name, (Array.isArray(value) ? value[0] : value) ?? '']]
  })
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

/** One call of the API, with a place to try it. */
export default async function OperationPage({ params, searchParams }: Props) {
  const { locale: asked, operation: id } = await params
  const locale = knownLocale(asked)
  const operation = await operationNamed(id, locale)
  return (
    <PlainFrame locale={locale} back={await visitedPath()}>
      {operation ? (
        <OperationScreen operation={operation} typed={typedIn(await searchParams, operation)} locale={locale} />
      ) : (
        <NotFoundPage site={null} locale={locale} />
      )}
    </PlainFrame>
  )
}
