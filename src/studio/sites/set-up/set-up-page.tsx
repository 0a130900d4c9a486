'use client'
import { useEffect, useState, type FormEvent } from 'react'
import { Gutter, useConfig, useStepNav, useTranslation } from '@payloadcms/ui'
import type { Localized } from '@/domain/locale'
import { parseSiteLanguages } from '@/domain/site/site-languages'
import { slugify } from '@/domain/site/slug'
import { requestStudioApi } from '@/studio/request-staff-api'
import { emptyForm, SetUpFields, type PageNames, type SetUpForm } from './set-up-fields'
import { setUpMessages } from './set-up-messages'
import './set-up.css'

type Created = { id: string; uninvited: string | null; slug: string }

/** The page "New site": what a site needs before visitors find something, asked in five short parts and stored at once. */
export function SetUpPage({ pages }: { pages: PageNames }) {
  const language = useTranslation().i18n.language === 'fr' ? 'fr' : 'en'
  const messages = setUpMessages(language)
  const { api, admin } = useConfig().config.routes
  const { setStepNav } = useStepNav()
  const [form, setForm] = useState(emptyForm)
  const [logo, setLogo] = useState<File | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [created, setCreated] = useState<Created | null>(null)
  useEffect(() => setStepNav([{ label: messages.title }]), [messages.title, setStepNav])

  const change = (changed: Partial<SetUpForm>) => setForm((before) => ({ ...before, ...changed }))
  const { name, location } = form
  const languages = parseSiteLanguages(form.languages)
  const slug = form.slug ?? slugify(name[languages[0]])
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
        <SetUpFields form={form} slug={slug} pages={pages} language={language} onChange={change} onLogo={setLogo} />
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
