import type { Locale } from '@/domain/locale'
import { describeReceipt } from '@/domain/shop/receipts/describe-receipt'
import type { Receipt } from '@/domain/shop/receipts/receipt'
import { isHexColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { receiptMessages } from '@/i18n/site-messages'
import { renderPdf } from '@/server/pdf/render-pdf'
import { ReceiptDocument } from './receipt-document'

/** A receipt as a PDF. */
export const renderReceipt = (receipt: Receipt, site: Pick<Site, 'brandColor'>, locale: Locale): Promise<Buffer> => {
  const brandColor = isHexColour(site.brandColor) ? site.brandColor : '#26231e'
  const described = describeReceipt(receipt, locale, receiptMessages(locale))
  return renderPdf(<ReceiptDocument receipt={described} locale={locale} brandColor={brandColor} />)
}

/** The name of the file, such as `receipt-NR-7K3M-4QXD.pdf`. */
export const receiptFileName = (no: string, locale: Locale): string =>
  `${locale === 'fr' ? 'recu' : 'receipt'}-${no.replace(/[^A-Za-z0-9-]/g, '')}.pdf`
