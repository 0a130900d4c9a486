import type { Field, SanitizedConfig } from 'payload'
import { bilingual } from '@collections/labels'
import { fieldsOf } from '@/server/database/stored-values'

type Labelled = { label?: unknown }
type Translate = (key: string) => string
type Translators = Record<'en' | 'fr', Translate>

/** Looks keys such as `general:createdAt` up in the texts of the configuration, then in Payload's. */
function translatorOf({ i18n }: SanitizedConfig, language: 'en' | 'fr'): Translate {
  const texts = [fieldsOf(i18n.translations)[language], fieldsOf(i18n.supportedLanguages[language]).translations]
  return (key) => {
    const [group = '', name = ''] = key.split(':')
    const found = texts.map((each) => fieldsOf(fieldsOf(each)[group])[name]).find((text) => typeof text === 'string')
    return typeof found === 'string' ? found.trim() : key
  }
}

function replaceLabel(labelled: Labelled, translators: Translators): void {
  const { label } = labelled
  if (typeof label !== 'function') return
  const write = label as (args: { t: Translate; i18n: { language: string; t: Translate } }) => string
  const inLanguage = (language: 'en' | 'fr') => {
    const t = translators[language]
    return write({ t, i18n: { language, t } })
  }
  labelled.label = bilingual(inLanguage('en'), inLanguage('fr'))
}

function replaceLabels(fields: Field[], translators: Translators): void {
  for (const field of fields) {
    replaceLabel(field as Labelled, translators)
    if (field.type === 'select' || field.type === 'radio')
      for (const option of field.options) if (typeof option === 'object') replaceLabel(option, translators)
    if (field.type === 'tabs') for (const tab of field.tabs) replaceLabels(tab.fields, translators)
    if ('fields' in field) replaceLabels(field.fields, translators)
  }
}

/**
 * Writes the labels of Payload's own fields ("Created at", "Status") in both languages. Payload computes them in the language of
 * the first request and caches them, so that the versions of a document had them in the language of that request.
 *
 * Not a plug-in: Payload adds the fields after all plug-ins have run. Apply this to the result of `buildConfig`.
 */
export function labelInBothLanguages(config: SanitizedConfig): SanitizedConfig {
  const translators = { en: translatorOf(config, 'en'), fr: translatorOf(config, 'fr') }
  for (const { fields } of config.collections) replaceLabels(fields, translators)
  return config
}
