import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import { allergenCardWords, listCardAllergens, type AllergenCard } from '@/domain/account/allergen-card'
import { formatPhone } from '@/domain/forms/phone'
import { locales, type Locale } from '@/domain/locale'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { documentFonts, isPrintable, toPrintable } from '@/server/pdf/document-fonts'

const ink = '#1a1a1a'
const muted = '#595959'
const alarm = '#a4161a'

const styles = StyleSheet.create({
  page: { padding: 40, fontFamily: documentFonts, fontSize: 11.5, lineHeight: 1.35, color: ink },
  card: { borderWidth: 1.5, borderColor: ink, borderRadius: 10 },
  band: { flexDirection: 'row', paddingVertical: 12, borderTopLeftRadius: 8, borderTopRightRadius: 8 },
  bandText: { flex: 1, paddingHorizontal: 20, fontSize: 17, fontWeight: 700, lineHeight: 1.2 },
  holder: { paddingHorizontal: 20, paddingTop: 14 },
  holderName: { fontSize: 24, fontWeight: 700, lineHeight: 1.15 },
  small: { fontSize: 9.5, color: muted },
  columns: { flexDirection: 'row' },
  column: { flex: 1, paddingHorizontal: 20, paddingVertical: 14 },
  second: { borderLeftWidth: 1, borderLeftColor: '#d9d6cf' },
  label: { fontSize: 10.5, color: muted, marginBottom: 3 },
  allergen: { fontSize: 15, fontWeight: 700, lineHeight: 1.25 },
  epinephrine: { marginTop: 12, padding: 8, borderWidth: 1.5, borderColor: alarm, borderRadius: 6, color: alarm },
  strong: { fontWeight: 700 },
  block: { marginTop: 12 },
  foot: { paddingHorizontal: 20, paddingBottom: 12 },
})

type Colours = { brand: string; onBrand: string }

function Column({ card, locale }: { card: AllergenCard; locale: Locale }) {
  const words = allergenCardWords[locale]
  const { carriesEpinephrine, contact } = card
  return (
    <View style={locale === 'fr' ? [styles.column, styles.second] : styles.column}>
      <Text style={styles.label}>{words.allergicTo}</Text>
      {listCardAllergens(card, locale).map((name, at) => (
        <Text key={at} style={styles.allergen}>
          {isPrintable(name) ? name : words.unprintable}
        </Text>
      ))}
      {carriesEpinephrine && <Text style={[styles.epinephrine, styles.strong]}>{words.epinephrine}</Text>}
      <View style={styles.block} wrap={false}>
        <Text style={styles.strong}>{words.emergency}</Text>
        {contact && (
          <>
            <Text style={[styles.label, styles.block]}>{words.contact}</Text>
            {isPrintable(contact.name) && <Text style={styles.strong}>{contact.name}</Text>}
            <Text style={styles.strong}>{toPrintable(formatPhone(contact.number, locale))}</Text>
          </>
        )}
      </View>
      <Text style={styles.block}>{words.note}</Text>
    </View>
  )
}

/** An allergen card with both languages side by side. Its title is set for screen readers. */
export function AllergenCardDocument({ card, colours }: { card: AllergenCard; colours: Colours }) {
  const title = locales.map((locale) => allergenCardWords[locale].title).join(' / ')
  return (
    <Document title={title} author={card.siteName.en} language="en-CA" creator="Refectory">
      <Page size="LETTER" style={styles.page}>
        <View style={styles.card}>
          <View style={[styles.band, { backgroundColor: colours.brand, color: colours.onBrand }]}>
            {locales.map((locale) => (
              <Text key={locale} style={styles.bandText}>
                {allergenCardWords[locale].title}
              </Text>
            ))}
          </View>
          <View style={styles.holder}>
            <Text style={styles.holderName}>{toPrintable(card.holderName)}</Text>
            <Text style={styles.small}>{[...new Set(Object.values(card.siteName))].map(toPrintable).join(' · ')}</Text>
          </View>
          <View style={styles.columns}>
            {locales.map((locale) => (
              <Column key={locale} card={card} locale={locale} />
            ))}
          </View>
          <View style={styles.foot}>
            {locales.map((locale) => (
              <Text key={locale} style={styles.small}>
                {formatMessage(allergenCardWords[locale].madeOn, { date: formatLongDate(card.madeOn, locale) })}
              </Text>
            ))}
          </View>
        </View>
      </Page>
    </Document>
  )
}
