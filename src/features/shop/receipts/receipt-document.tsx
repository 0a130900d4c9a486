import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/domain/locale'
import { formatPrice } from '@/domain/shop/money/money'
import { formatLongDate } from '@/domain/time/date-formats'
import { documentFonts, toPrintable } from '@/server/pdf/document-fonts'
import type { Receipt } from './receipt'
import { describeItem, describePayment, describeTotals, receiptWords } from './receipt-words'

const styles = StyleSheet.create({
  page: { padding: 48, fontFamily: documentFonts, fontSize: 11, lineHeight: 1.4, color: '#1a1a1a' },
  sender: { fontSize: 12, fontWeight: 700, paddingBottom: 8, borderBottomWidth: 4, marginBottom: 20 },
  heading: { fontSize: 22, fontWeight: 700, lineHeight: 1.2, marginBottom: 12 },
  fact: { flexDirection: 'row', marginBottom: 2 },
  factLabel: { width: 130, color: '#595959' },
  factValue: { flex: 1 },
  listHeading: { fontSize: 14, fontWeight: 700, marginTop: 18, marginBottom: 6 },
  row: { flexDirection: 'row', borderTopWidth: 1, borderTopColor: '#d9d6cf', paddingVertical: 6 },
  rowLabel: { flex: 1, paddingRight: 16 },
  detail: { fontSize: 9.5, color: '#595959' },
  amount: { width: 110, textAlign: 'right' },
  total: { fontWeight: 700 },
})

type Props = { receipt: Receipt; locale: Locale; sender: string; brandColor: string }

/** A receipt on one or more pages. Its title and language are set for screen readers. */
export function ReceiptDocument({ receipt, locale, sender, brandColor }: Props) {
  const words = receiptWords[locale]
  const title = `${words.receipt} ${receipt.no}`
  const facts = [
    [words.orderNo, receipt.no],
    [words.date, formatLongDate(receipt.paidOn, locale)],
    [words.buyer, toPrintable(receipt.buyerName)],
    [words.student, receipt.studentName && toPrintable(receipt.studentName)],
    [words.payment, describePayment(receipt, locale)],
  ].filter(([, value]) => value)
  return (
    <Document title={title} author={sender} language={locale === 'fr' ? 'fr-CA' : 'en-CA'} creator="Refectory">
      <Page size="LETTER" style={styles.page}>
        <Text style={[styles.sender, { borderBottomColor: brandColor }]}>{sender}</Text>
        <Text style={styles.heading}>{title}</Text>
        {facts.map(([label, value]) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.factLabel}>{label}</Text>
            <Text style={styles.factValue}>{value}</Text>
          </View>
        ))}
        <Text style={styles.listHeading}>{words.items}</Text>
        {receipt.items.map((item, at) => (
          <View key={at} style={styles.row} wrap={false}>
            <View style={styles.rowLabel}>
              <Text>{item.name[locale]}</Text>
              {describeItem(item, locale).map((line) => (
                <Text key={line} style={styles.detail}>
                  {line}
                </Text>
              ))}
            </View>
            <Text style={styles.amount}>{formatPrice(item.priceCents, locale)}</Text>
          </View>
        ))}
        {describeTotals(receipt, locale).map(({ label, value, isTotal }) => (
          <View key={label} style={isTotal ? [styles.row, styles.total] : styles.row} wrap={false}>
            <Text style={styles.rowLabel}>{label}</Text>
            <Text style={styles.amount}>{value}</Text>
          </View>
        ))}
      </Page>
    </Document>
  )
}
