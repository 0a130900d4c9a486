import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { Locale } from '@/domain/locale'
import { isHexColour } from '@/domain/site/brand-colour'
import { senderName } from '@/domain/site/sender-name'
import type { Site } from '@/domain/site/site'
import { reservationMessages } from '@/i18n/site-messages'
import { documentFonts, toPrintable } from '@/server/pdf/document-fonts'
import { renderPdf } from '@/server/pdf/render-pdf'
import { cardNumber, describeCard, type ReservationCard } from './reservation-card'

const styles = StyleSheet.create({
  page: { padding: 40, fontFamily: documentFonts, fontSize: 11, lineHeight: 1.4, color: '#1a1a1a' },
  card: { borderWidth: 1, borderColor: '#bdb8ac', borderRadius: 8 },
  band: { height: 10, borderTopLeftRadius: 8, borderTopRightRadius: 8 },
  inside: { padding: 28 },
  sender: { fontSize: 12, color: '#595959', marginBottom: 4 },
  heading: { fontSize: 24, fontWeight: 700, lineHeight: 1.2 },
  when: { fontSize: 18, fontWeight: 700, marginTop: 14 },
  where: { fontSize: 15, marginBottom: 14 },
  line: { flexDirection: 'row', borderTopWidth: 1, borderTopColor: '#d9d6cf', paddingVertical: 6 },
  label: { width: 150, color: '#595959' },
  value: { flex: 1 },
  note: { marginTop: 14 },
  canceled: { marginTop: 10, fontSize: 14, fontWeight: 700, color: '#b42318' },
})

type Props = { card: ReservationCard; locale: Locale; sender: string; brandColor: string }

/** The card on one sheet: date, time and location large, the rest as lines. Its title and language are set for screen readers. */
function ReservationCardDocument({ card, locale, sender, brandColor }: Props) {
  const words = reservationMessages(locale).card
  const [[, date] = ['', ''], [, time] = ['', ''], [, location] = ['', ''], ...lines] = describeCard(card, locale)
  const title = `${words.title} ${cardNumber(card)}`
  return (
    <Document title={title} author={sender} language={locale === 'fr' ? 'fr-CA' : 'en-CA'} creator="Refectory">
      <Page size="LETTER" style={styles.page}>
        <View style={styles.card} wrap={false}>
          <View style={[styles.band, { backgroundColor: brandColor }]} />
          <View style={styles.inside}>
            <Text style={styles.sender}>{sender}</Text>
            <Text style={styles.heading}>{words.title}</Text>
            {card.isCanceled && <Text style={styles.canceled}>{words.canceled}</Text>}
            <Text style={styles.when}>
              {date}, {time}
            </Text>
            <Text style={styles.where}>{location}</Text>
            {lines.map(([label, value]) => (
              <View key={label} style={styles.line}>
                <Text style={styles.label}>{label}</Text>
                <Text style={styles.value}>{toPrintable(value)}</Text>
              </View>
            ))}
            {!card.isCanceled && (
              <Text style={styles.note}>
                {words.show} {words.late}
              </Text>
            )}
          </View>
        </View>
      </Page>
    </Document>
  )
}

/** The card of a reservation as a PDF. */
export function renderReservationCard(
  card: ReservationCard,
  site: Pick<Site, 'name' | 'brandColor'>,
  locale: Locale,
): Promise<Buffer> {
  const brandColor = isHexColour(site.brandColor) ? site.brandColor : '#26231e'
  return renderPdf(
    <ReservationCardDocument card={card} locale={locale} sender={senderName(site, locale)} brandColor={brandColor} />,
  )
}

/** The name of the file, such as `reservation-7F3A09.pdf`. */
export const reservationCardFileName = (card: ReservationCard): string => `reservation-${cardNumber(card)}.pdf`
