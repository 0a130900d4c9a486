'use client'
import { useEffect, useState, type FormEvent } from 'react'
import { Gutter, useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import type { Localized } from '@/domain/locale'
import { contrastRatio, readableTextColour } from '@/domain/site/brand-colour'
import { languageChoices, parseSiteLanguages, type LanguageChoice } from '@/domain/site/site-languages'
import { slugify } from '@/domain/site/slug'
import { formatMessage } from '@/domain/text/format-message'
import { weekdayName } from '@/domain/time/date-formats'
import { requestStudioApi } from '@/studio/request-staff-api'
import { setUpMessages } from './set-up-messages'
import './set-up.css'

/** The names of the built-in pages in both languages of the studio, by master slug. */
export type PageNames = Record<string, Localized>

const firstPages = ['whats-on-the-menu', 'hours-of-operation', 'locations', 'news', 'events', 'feedback']
const weekdays = ['1', '2', '3', '4', '5', '6', '0']
const start = {
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
type Form = typeof start
type Created = { id: string; uninvited: string | null; slug: string }

const toggle = (values: string[], value: string, order: readonly string[]) =>
  order.filter((each) => (each === value ? !values.includes(each) : values.includes(each)))

/** The page "New site": what a site needs before visitors find something, asked in five short parts and stored at once. */
export function SetUpPage({ pages }: { pages: PageNames }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = setUpMessages(language)
  const { api, admin } = useConfig().config.routes
  const { setStepNav } = useStepNav()
  const [form, setForm] = useState<Form>(start)
  const [logo, setLogo] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [created, setCreated] = useState<Created | null>(null)
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])

  const change = (changed: Partial<Form>) => setForm((before) => ({ ...before, ...changed }))
  const { name, location, colleague, brandColor } = form
  const languages = parseSiteLanguages(form.languages)
  const slug = form.slug ?? slugify(name[languages[0]])
  const textColour = readableTextColour(brandColor)
  const names = (labels: Localized, value: Localized, onChange: (value: Localized) => void) =>
    languages.map((locale) => (
      <label key={locale}>
        {labels[locale]}
        <input
          type="text"
          lang={locale}
          maxLength={200}
          value={value[locale]}
          onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
        />
      </label>
    ))
  /** A text in a language that the site does not have any more is not sent. */
  const inLanguages = (value: Localized): Localized => ({
    en: languages.includes('en') ? value.en : '',
    fr: languages.includes('fr') ? value.fr : '',
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsSending(true)
    setRefusal(null)
    const body = new FormData()
    const sent = { ...form, slug, name: inLanguages(name), location: { ...location, name: inLanguages(location.name) } }
    body.set('_payload', JSON.stringify(sent))
    if (logo) body.set('file', logo)
    const { unreachable } = messages
    const answer = await requestStudioApi(api, 'sites/set-up', { language, unreachable, body })
    setIsSending(false)
    if (answer.ok) setCreated({ ...(answer.body as Omit<Created, 'slug'>), slug })
    else setRefusal(answer.message)
  }

  if (created)
    return (
      <Gutter className="set-up">
        <h1>{messages.title}</h1>
        <p role="status">{messages.created}</p>
        {created.uninvited && (
          <p role="alert">
            {messages.uninvited} {created.uninvited}
          </p>
        )}
        <p>
          <a href={`/${created.slug}`}>{messages.see}</a>
        </p>
        <p>
          <a href={`${admin}/collections/sites/${created.id}`}>{messages.settings}</a>
        </p>
      </Gutter>
    )
  return (
    <Gutter className="set-up">
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <form onSubmit={(event) => void submit(event)} aria-busy={isSending} noValidate>
        <fieldset>
          <legend>{messages.identity}</legend>
          <label>
            {messages.languages}
            <select
              value={form.languages}
              onChange={({ target }) => change({ languages: target.value as LanguageChoice })}
            >
              {languageChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {messages.choices[choice]}
                </option>
              ))}
            </select>
          </label>
          {names(messages.name, name, (changed) => change({ name: changed }))}
          <label>
            {messages.slug}
            <input type="text" value={slug} onChange={({ target }) => change({ slug: target.value })} />
          </label>
          <label>
            {messages.timeZone}
            <input type="text" value={form.timeZone} onChange={({ target }) => change({ timeZone: target.value })} />
          </label>
          <label>
            {messages.country}
            <select value={form.country} onChange={({ target }) => change({ country: target.value })}>
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
            <input type="color" value={brandColor} onChange={({ target }) => change({ brandColor: target.value })} />
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
              onChange={({ target }) => setLogo(target.files?.[0] ?? null)}
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
                onChange={() => change({ pages: toggle(form.pages, page, Object.keys(pages)) })}
              />{' '}
              {label[language]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{messages.location}</legend>
          {names(messages.locationName, location.name, (changed) =>
            change({ location: { ...location, name: changed } }),
          )}
          <fieldset className="set-up__choices">
            <legend>{messages.days}</legend>
            {weekdays.map((day) => (
              <label key={day}>
                <input
                  type="checkbox"
                  checked={location.days.includes(day)}
                  onChange={() => change({ location: { ...location, days: toggle(location.days, day, weekdays) } })}
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
                onChange={({ target }) => change({ location: { ...location, [field]: target.value } })}
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
              onChange={({ target }) => change({ colleague: { ...colleague, name: target.value } })}
            />
          </label>
          <label>
            {messages.email}
            <input
              type="email"
              autoComplete="off"
              value={colleague.email}
              onChange={({ target }) => change({ colleague: { ...colleague, email: target.value } })}
            />
          </label>
        </fieldset>
        <label>
          <input
            type="checkbox"
            checked={form.published}
            onChange={({ target }) => change({ published: target.checked })}
          />{' '}
          {messages.published}
        </label>
        <p role="alert">{refusal}</p>
        <button type="submit" disabled={isSending}>
          {isSending ? messages.working : messages.create}
        </button>
      </form>
    </Gutter>
  )
}
