import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/domain/locale'
import { describeReceipt, type ReceiptDescription, type ReceiptRow } from '@/domain/shop/receipts/describe-receipt'
import type { Receipt } from '@/domain/shop/receipts/receipt'
import { isHexColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { receiptMessages } from '@/i18n/site-messages'
import { documentFonts, toPrintable } from '@/server/pdf/document-fonts'
import { renderPdf } from '@/server/pdf/render-pdf'

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: documentFonts, fontSize: 11, lineHeight: 1.4, color: '#1a1a1a' },
  seller: { paddingBottom: 8, borderBottomWidth: 4, marginBottom: 20 },
  sellerName: { fontSize: 12, fontWeight: 700 },
  heading: { fontSize: 22, fontWeight: 700, lineHeight: 1.2, marginBottom: 12 },
  fact: { flexDirection: 'row', marginBottom: 2 },
  factLabel: { width: 150, color: '#595959' },
  factValue: { flex: 1 },
  listHeading: { fontSize: 14, fontWeight: 700, marginTop: 18, marginBottom: 6 },
  row: { flexDirection: 'row', borderTopWidth: 1, borderTopColor: '#d9d6cf', paddingVertical: 6 },
  rowLabel: { flex: 1, paddingRight: 16 },
  detail: { fontSize: 9.5, color: '#595959' },
  amount: { width: 110, textAlign: 'right' },
  total: { fontWeight: 700 },
})

type Props = { receipt: ReceiptDescription; locale: Locale; brandColor: string }

const Facts = ({ rows }: { rows: readonly ReceiptRow[] }) =>
  rows.map(({ label, value }) => (
    <View key={label} style={styles.fact} wrap={false}>
      <Text style={styles.factLabel}>{label}</Text>
      <Text style={styles.factValue}>{toPrintable(value)}</Text>
    </View>
  ))

/** A receipt on one or more pages. Its title and language are set for screen readers. */
function ReceiptDocument({ receipt, locale, brandColor }: Props) {
  const { title, seller, facts, itemsTitle, items, totals, installments } = receipt
  const [name = '', ...address] = seller
  return (
    <Document title={title} author={name} language={locale === 'fr' ? 'fr-CA' : 'en-CA'} creator="Refectory">
      <Page size="LETTER" style={styles.page}>
        <View style={[styles.seller, { borderBottomColor: brandColor }]}>
          <Text style={styles.sellerName}>{toPrintable(name)}</Text>
          {address.map((line) => (
            <Text key={line} style={styles.detail}>
              {toPrintable(line)}
            </Text>
          ))}
        </View>
        <Text style={styles.heading}>{title}</Text>
        <Facts rows={facts} />
        <Text style={styles.listHeading}>{itemsTitle}</Text>
        {items.map((item, at) => (
          <View key={at} style={styles.row} wrap={false}>
            <View style={styles.rowLabel}>
              <Text>{toPrintable(item.name)}</Text>
              {item.details.map((line) => (
                <Text key={line} style={styles.detail}>
                  {line}
                </Text>
              ))}
            </View>
            <Text style={styles.amount}>{item.value}</Text>
          </View>
        ))}
        {totals.map(({ label, value, isTotal }) => (
          <View key={label} style={isTotal ? [styles.row, styles.total] : styles.row} wrap={false}>
            <Text style={styles.rowLabel}>{label}</Text>
            <Text style={styles.amount}>{value}</Text>
          </View>
        ))}
        {installments && (
          <>
            <Text style={styles.listHeading}>{installments.title}</Text>
            <Facts rows={installments.rows} />
          </>
        )}
      </Page>
    </Document>
  )
}

/** A receipt as a PDF. */
export const renderReceipt = (receipt: Receipt, site: Pick<Site, 'brandColor'>, locale: Locale): Promise<Buffer> => {
  const brandColor = isHexColour(site.brandColor) ? site.brandColor : '#26231e'
  const described = describeReceipt(receipt, locale, receiptMessages(locale))
  return renderPdf(<ReceiptDocument receipt={described} locale={locale} brandColor={brandColor} />)
}

/** The name of the file, such as `receipt-NR-7K3M-4QXD.pdf`. */
export const receiptFileName = (no: string, locale: Locale): string =>
  `${locale === 'fr' ? 'recu' : 'receipt'}-${no.replace(/[^A-Za-z0-9-]/g, '')}.pdf`
