import { createHash } from 'node:crypto'
import { allergenCardWords, listCardAllergens, type AllergenCard } from '@/domain/account/allergen-card'
import { formatPhone } from '@/domain/forms/phone'
import { localize, locales, type Locale, type Localized } from '@/domain/locale'
import { isHexColour, readableTextColour } from '@/domain/site/brand-colour'
import type { Site } from '@/domain/site/site'
import { formatMessage } from '@/domain/text/format-message'
import { formatLongDate } from '@/domain/time/date-formats'
import { renderIcon } from '@/server/files/render-icon'
import { signPass } from '@/server/wallet/sign-pass'
import type { WalletSettings } from '@/server/wallet/wallet-settings'
import { drawAppIcon } from '@/ui/brand/app-icon'

const iconSizes = { 'icon.png': 29, 'icon@2x.png': 58, 'icon@3x.png': 87, 'logo.png': 50, 'logo@2x.png': 100 }

const inBoth = (textIn: (locale: Locale) => string): Localized => ({ en: textIn('en'), fr: textIn('fr') })
const wordOf = (name: keyof (typeof allergenCardWords)['en']) => inBoth((locale) => allergenCardWords[locale][name])
const asSixDigits = (hex: string) => (hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex)

/** Everything on the card in one language, for the back of the pass. */
function describeCard(card: AllergenCard, locale: Locale): string {
  const words = allergenCardWords[locale]
  const { contact, carriesEpinephrine, madeOn } = card
  return [
    `${words.allergicTo}${locale === 'fr' ? '\u00a0' : ''}: ${listCardAllergens(card, locale).join(', ')}`,
    carriesEpinephrine && words.epinephrine,
    words.emergency,
    contact &&
      `${words.contact}${locale === 'fr' ? '\u00a0' : ''}: ${contact.name}, ${formatPhone(contact.number, locale)}`,
    words.note,
    formatMessage(words.madeOn, { date: formatLongDate(madeOn, locale) }),
  ]
    .filter(Boolean)
    .join('\n')
}

/**
 * An allergen card as a signed wallet pass. A customer's passes have one serial number, so that a new one replaces the old one in
 * the wallet; it does not tell who the customer is. Spec: CUS-2.25, CUS-7.20.
 */
export async function buildWalletPass(
  card: AllergenCard,
  site: Pick<Site, 'brandColor' | 'textColor'>,
  customerId: string,
  settings: WalletSettings,
): Promise<Buffer> {
  const icons = await Promise.all(
    Object.entries(iconSizes).map(async ([name, size]) => [
      name,
      Buffer.from(await renderIcon(drawAppIcon(site, false), size)),
    ]),
  )
  const { contact, carriesEpinephrine } = card
  const background = asSixDigits(isHexColour(site.brandColor) ? site.brandColor : '#26231e')
  const contactText = inBoth((locale) => (contact ? `${contact.name}, ${formatPhone(contact.number, locale)}` : ''))
  return signPass(
    {
      serialNumber: createHash('sha256').update(`allergen card ${customerId}`).digest('hex').slice(0, 32),
      organization: localize(card.siteName, 'en') ?? 'Refectory',
      description: locales.map((locale) => allergenCardWords[locale].title).join(' / '),
      title: wordOf('title'),
      primary: { key: 'holder', label: wordOf('holder'), value: inBoth(() => card.holderName) },
      secondary: [
        {
          key: 'allergens',
          label: wordOf('allergicTo'),
          value: inBoth((locale) => listCardAllergens(card, locale).join(', ')),
        },
      ],
      auxiliary: [
        ...(contact ? [{ key: 'contact', label: wordOf('contact'), value: contactText }] : []),
        ...(carriesEpinephrine ? [{ key: 'epinephrine', label: inBoth(() => ''), value: wordOf('epinephrine') }] : []),
      ],
      back: locales.map((locale) => ({
        key: `card-${locale}`,
        label: allergenCardWords[locale].title,
        value: describeCard(card, locale),
      })),
      colours: { background, foreground: asSixDigits(readableTextColour(background)) },
      icons: Object.fromEntries(icons) as Record<string, Buffer>,
    },
    settings,
  )
}
