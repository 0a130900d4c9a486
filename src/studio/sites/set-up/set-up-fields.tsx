import type { Localized } from '@/domain/locale'
import { contrastRatio, readableTextColour } from '@/domain/site/brand-colour'
import { languageChoices, parseSiteLanguages, type LanguageChoice } from '@/domain/site/site-languages'
import { formatMessage } from '@/domain/text/format-message'
import { weekdayName } from '@/domain/time/date-formats'
import { SiteTextInputs } from '@/studio/sites/site-text-inputs'
import { setUpMessages } from './set-up-messages'

/** The names of the built-in pages in both languages of the studio, by master slug. */
export type PageNames = Record<string, Localized>

const firstPages = ['whats-on-the-menu', 'hours-of-operation', 'locations', 'news', 'events', 'feedback']
const weekdays = ['1', '2', '3', '4', '5', '6', '0']
/** What the page asks, before anything is chosen. `slug` is null while it follows the name. */
export const emptyForm = {
  languages: 'en-fr' as LanguageChoice,
  name: { en: '', fr: '' },
  slug: null as string | null,
  timeZone: 'America/Toronto',
  country: 'ca',
  brandColor: '#1e5f74',
  published: true,
  pages: firstPages,
  location: { name: { en: '', fr: '' }, days: weekdays.slice(0, 5), opensAt: '07:00', closesAt: '20:00' },
  colleague: { name: '', email: '' },
}
export type SetUpForm = typeof emptyForm

type Props = {
  form: SetUpForm
  /** The address of the site: what was typed, or what follows from its name. */
  slug: string
  pages: PageNames
  language: 'en' | 'fr'
  onChange: (change: Partial<SetUpForm>) => void
  onLogo: (file: File | null) => void
}

const toggle = (values: string[], value: string, order: readonly string[]) =>
  order.filter((each) => (each === value ? !values.includes(each) : values.includes(each)))

/** The five parts of the form for a new site. */
export function SetUpFields({ form, slug, pages, language, onChange, onLogo }: Props) {
  const messages = setUpMessages(language)
  const { name, location, colleague, brandColor } = form
  const languages = parseSiteLanguages(form.languages)
  const textColour = readableTextColour(brandColor)
  return (
    <>
      <fieldset>
        <legend>{messages.identity}</legend>
        <label>
          {messages.languages}
          <select
            value={form.languages}
            onChange={({ target }) => onChange({ languages: target.value as LanguageChoice })}
          >
            {languageChoices.map((choice) => (
              <option key={choice} value={choice}>
                {messages.choices[choice]}
              </option>
            ))}
          </select>
        </label>
        <SiteTextInputs
          labels={messages.name}
          value={name}
          languages={languages}
          onChange={(changed) => onChange({ name: changed })}
        />
        <label>
          {messages.slug}
          <input type="text" value={slug} onChange={({ target }) => onChange({ slug: target.value })} />
        </label>
        <label>
          {messages.timeZone}
          <input type="text" value={form.timeZone} onChange={({ target }) => onChange({ timeZone: target.value })} />
        </label>
        <label>
          {messages.country}
          <select value={form.country} onChange={({ target }) => onChange({ country: target.value })}>
            {(['ca', 'us'] as const).map((country) => (
              <option key={country} value={country}>
                {messages.countries[country]}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <fieldset>
        <legend>{messages.look}</legend>
        <label>
          {messages.brand}
          <input type="color" value={brandColor} onChange={({ target }) => onChange({ brandColor: target.value })} />
        </label>
        <output style={{ background: brandColor, color: textColour }}>
          {formatMessage(messages.contrast, {
            ratio: contrastRatio(brandColor, textColour).toLocaleString(`${language}-CA`, {
              maximumFractionDigits: 1,
            }),
          })}
        </output>
        <label>
          {messages.logo}
          <input
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
            onChange={({ target }) => onLogo(target.files?.[0] ?? null)}
          />
        </label>
      </fieldset>
      <fieldset className="set-up__choices">
        <legend>{messages.pages}</legend>
        {Object.entries(pages).map(([page, label]) => (
          <label key={page}>
            <input
              type="checkbox"
              checked={form.pages.includes(page)}
              onChange={() => onChange({ pages: toggle(form.pages, page, Object.keys(pages)) })}
            />{' '}
            {label[language]}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{messages.location}</legend>
        <SiteTextInputs
          labels={messages.locationName}
          value={location.name}
          languages={languages}
          onChange={(changed) => onChange({ location: { ...location, name: changed } })}
        />
        <fieldset className="set-up__choices">
          <legend>{messages.days}</legend>
          {weekdays.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={location.days.includes(day)}
                onChange={() => onChange({ location: { ...location, days: toggle(location.days, day, weekdays) } })}
              />{' '}
              {weekdayName(Number(day), language, 'long')}
            </label>
          ))}
        </fieldset>
        {(['opensAt', 'closesAt'] as const).map((field) => (
          <label key={field}>
            {messages[field]}
            <input
              type="time"
              value={location[field]}
              onChange={({ target }) => onChange({ location: { ...location, [field]: target.value } })}
            />
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{messages.colleague}</legend>
        <p>{messages.colleagueHint}</p>
        <label>
          {messages.colleagueName}
          <input
            type="text"
            autoComplete="off"
            value={colleague.name}
            onChange={({ target }) => onChange({ colleague: { ...colleague, name: target.value } })}
          />
        </label>
        <label>
          {messages.email}
          <input
            type="email"
            autoComplete="off"
            value={colleague.email}
            onChange={({ target }) => onChange({ colleague: { ...colleague, email: target.value } })}
          />
        </label>
      </fieldset>
    </>
  )
}
