import type { ComponentProps } from 'react'
import { cookies } from 'next/headers'
import { TenantSelectionProvider } from '@payloadcms/plugin-multi-tenant/rsc'
import type { Payload, PayloadRequest } from 'payload'
import type { Locale } from '@/domain/locale'
import type { LanguageChoice } from '@/domain/site/site-languages'
import { readInLanguage } from '@/domain/text/read-in-language'
import { KeepFirstPage } from './keep-first-page'
import { OnlyLanguagesProvider } from './only-language'

/** The only language of each site that has one. */
async function readOnlyLanguages({ db }: Payload): Promise<Record<string, Locale>> {
  const { docs } = await db.find<{ id: string; languages: Locale }>({
    collection: 'sites',
    where: { languages: { in: ['en', 'fr'] satisfies LanguageChoice[] } },
    select: { languages: true },
    pagination: false,
    limit: 0,
  })
  return Object.fromEntries(docs.map(({ id, languages }) => [String(id), languages]))
}

type Props = ComponentProps<typeof TenantSelectionProvider> & { i18n: PayloadRequest['i18n'] }

/**
 * The plug-in's selection of a site, with the names of the sites in the language of the studio. Without a chosen site, the plug-in
 * reads every page twice, and the second one drops what was typed into the first.
 */
export async function SiteSelection({ i18n, payload, ...props }: Props) {
  const hasChoice = (await cookies()).has('payload-tenant')
  return (
    <KeepFirstPage isNeeded={!hasChoice}>
      <TenantSelectionProvider {...props} payload={readInLanguage(payload, i18n.language)}>
        <OnlyLanguagesProvider languages={await readOnlyLanguages(payload)}>{props.children}</OnlyLanguagesProvider>
      </TenantSelectionProvider>
    </KeepFirstPage>
  )
}
