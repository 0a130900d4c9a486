import { Download } from 'lucide-react'
import { getTranslations } from 'next-intl/server'
import { fileAddress } from '@/domain/file-address'
import { fileSizeSaid } from '@/domain/file-size'
import { textIn } from '@/domain/locale'
import { readCateringFiles } from '@/features/content/read-catering-files'
import { quietButton } from '@/ui/button-style'
import { Breadcrumb } from './breadcrumb'
import { NothingYet } from './nothing-yet'
import type { ReadingScreen } from './reading-screen'

/** What the caterers hand out: menus and order forms, each to be downloaded. Spec: PUB-2.55, PUB-4.2. */
export async function CateringFilesScreen({ site, locale, name, above }: ReadingScreen) {
  const [t, files] = await Promise.all([
    getTranslations({ locale, namespace: 'readings.catering' }),
    readCateringFiles(site),
  ])
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head" id="catering-files">
        {name}
      </h1>
      {files.length === 0 ? (
        <NothingYet title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      ) : (
        <div className="papers">
          <table aria-labelledby="catering-files">
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col" className="papers-detail">
                  {t('description')}
                </th>
                <th scope="col" className="papers-detail">
                  {t('size')}
                </th>
                <th scope="col">{t('file')}</th>
              </tr>
            </thead>
            <tbody>
              {files.map(({ id, title, description, file }) => {
                const called = textIn(title, locale) ?? ''
                return (
                  <tr key={id}>
                    <th scope="row">{called}</th>
                    <td className="papers-detail">{textIn(description, locale)}</td>
                    <td className="papers-detail papers-size">
                      {file.bytes !== null && fileSizeSaid(file.bytes, locale)}
                    </td>
                    <td>
                      <a
                        href={fileAddress(file)}
                        target="_blank"
                        rel="noopener"
                        className={quietButton}
                        aria-label={t('downloadOf', { title: called })}
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
