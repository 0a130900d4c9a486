import { Download } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { fileUrl } from '@/domain/files/file-urls'
import { formatFileSize } from '@/domain/files/file-size'
import { localize } from '@/domain/locale'
import { readCateringFiles } from './read-catering-files'
import { quietButton } from '@/ui/brand/button-style'
import { Breadcrumb } from '@/ui/breadcrumb'
import { EmptyState } from '@/ui/empty-state'
import type { PublicationScreenProps } from './publication-screen'

/** A table of catering documents to download. Spec: PUB-2.55, PUB-4.2. */
export async function CateringFilesScreen({ site, locale, name, above }: PublicationScreenProps) {
  const [t, files] = await Promise.all([
    getTranslations({ locale, namespace: 'publications.catering' }),
    readCateringFiles(site),
  ])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head" id="catering-files">
        {name}
      </h1>
      {files.length === 0 ? (
        <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      ) : (
        <div className="document-table">
          <table aria-labelledby="catering-files">
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" className="document-table-detail">
                  {t('description')}
                </th>
                <th scope="col" className="document-table-detail">
                  {t('size')}
                </th>
                <th scope="col">{t('file')}</th>
              </tr>
            </thead>
            <tbody>
              {files.map(({ id, title, description, file }) => {
                const fileTitle = localize(title, locale) ?? ''
                return (
                  <tr key={id}>
                    <th scope="row">{fileTitle}</th>
                    <td className="document-table-detail">{localize(description, locale)}</td>
                    <td className="document-table-detail document-table-size">
                      {file.bytes !== null && formatFileSize(file.bytes, locale)}
                    </td>
                    <td>
                      <a
                        href={fileUrl(file)}
                        target="_blank"
                        rel="noopener"
                        className={quietButton}
                        aria-label={t('downloadOf', { title: fileTitle })}
                      >
                        <Download size={20} aria-hidden />
                        {t('download')}
                      </a>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
