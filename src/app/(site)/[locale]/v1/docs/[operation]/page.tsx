import type { Metadata } from 'next'
import { requireLocale } from '@/app/(site)/require-locale'
import { NotFoundPage, buildNotFoundMetadata } from '@/app/(site)/not-found-page'
import { PlainFrame } from '@/features/site/frame/plain-frame'
import { formatPageTitle } from '@/features/site/page-title'
import { OperationScreen } from '@/features/api-docs/components/operation-screen'
import type { Locale } from '@/domain/locale'
import type { Operation } from '@/features/api-docs/operations'
import { getRequestPath } from '@/server/http/request-path'
import { describeSample, describeSchemas, describeSubjects } from '@/app/(site)/[locale]/v1/docs/describe-api'
import { getServerUrl } from '@/server/http/server-url'

type Query = Record<string, string | string[] | undefined>
type Props = { params: Promise<{ locale: string; operation: string }>; searchParams: Promise<Query> }

export const dynamic = 'force-dynamic'

const findOperation = async (id: string, locale: Locale) =>
  (await describeSubjects(locale)).flatMap(({ operations }) => operations).find((it) => it.id === id)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale: segment, operation: id } = await params
  const locale = requireLocale(segment)
  const operation = await findOperation(id, locale)
  if (!operation) return buildNotFoundMetadata({ site: null, locale })
  return { title: formatPageTitle('Refectory', operation.path, locale), description: operation.summary }
}

/** The values of the operation's parameters in the query string; null if there are none. */
function parseTyped(query: Query, { parameters }: Operation): Record<string, string> | null {
  const typed = parameters.flatMap(({ name }) => {
    const value = query[name]
    return value === undefined ? [] : [[name, (Array.isArray(value) ? value[0] : value) ?? '']]
  })
  return typed.length > 0 ? Object.fromEntries(typed) : null
}

/** The page of one API call, with a form to try it. */
export default async function OperationPage({ params, searchParams }: Props) {
  const { locale: segment, operation: id } = await params
  const locale = requireLocale(segment)
  const operation = await findOperation(id, locale)
  return (
    <PlainFrame locale={locale} back={await getRequestPath()}>
      {operation ? (
        <OperationScreen
          operation={operation}
          named={describeSchemas(locale)}
          sample={await describeSample(operation.id, locale)}
          serverUrl={getServerUrl()}
          typed={operation.method === 'GET' ? parseTyped(await searchParams, operation) : null}
          locale={locale}
        />
      ) : (
        <NotFoundPage site={null} locale={locale} />
      )}
    </PlainFrame>
  )
}
