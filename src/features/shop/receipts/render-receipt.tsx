import type { Locale } from '@/domain/locale'
import { isHexColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { renderPdf } from '@/server/pdf/render-pdf'
import { senderName } from '@/domain/site/sender-name'
import type { Receipt } from './receipt'
import { ReceiptDocument } from './receipt-document'

type ReceiptSite = Pick<Site, 'name' | 'brandColor'>

/** A receipt as a PDF. */
export const renderReceipt = (receipt: Receipt, site: ReceiptSite, locale: Locale): Promise<Buffer> => {
  const brandColor = isHexColour(site.brandColor) ? site.brandColor : '#26231e'
  return renderPdf(
    <ReceiptDocument receipt={receipt} locale={locale} sender={senderName(site, locale)} brandColor={brandColor} />,
  )
}

/** The name of the file, such as `receipt-NR-7K3M-4QXD.pdf`. */
export const receiptFileName = (no: string, locale: Locale): string =>
  `${locale === 'fr' ? 'recu' : 'receipt'}-${no.replace(/[^A-Za-z0-9-]/g, '')}.pdf`
