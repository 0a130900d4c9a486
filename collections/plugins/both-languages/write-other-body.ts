import type { FieldHook, RichTextField } from 'payload'
import { otherLanguageOf, translatedValue } from '@/domain/text/other-language'
import { fieldsOf, idOf, textOf } from '@/server/database/stored-values'
import { refuse, saveBodyIn } from '@collections/fields/rich-text/save-body'
import { bilingual, type BilingualText } from '@collections/labels'
import { foreignRefusal, refersToOtherSite } from '@collections/plugins/same-site'

const languages = { en: bilingual('in English', 'en anglais'), fr: bilingual('in French', 'en français') }

/**
 * Puts the text of the editor of the other language, with its HTML, into the stored texts, which Payload then writes together with the
 * one it is given. Refuses what `saveBody` and `sameSite` refuse, and names the language. A text that is not changed is left alone,
 * whatever it refers to. Documents without a site, such as legal texts, may refer to every site.
 */
export const writeOtherBody = ({ custom, label, name }: RichTextField): FieldHook => {
  const htmlName = textOf(custom?.richTextOf) ?? ''
  const { en, fr } = label as BilingualText
  return async (args) => {
    const { collection, data, originalDoc, req, siblingDocWithLocales, value } = args
    if (req.locale === 'all' || !siblingDocWithLocales) return
    const locale = otherLanguageOf(req.locale)
    const given = translatedValue(value, locale)
    if (given === undefined) return
    const [htmls, texts] = [fieldsOf(siblingDocWithLocales[htmlName]), fieldsOf(siblingDocWithLocales[name])]
    const stored = { html: htmls[locale], text: texts[locale] }
    const ofLanguage = bilingual(`${en} ${languages[locale].en}`, `${fr} ${languages[locale].fr}`)
    const context = { ...args, htmlName, locale, label: ofLanguage }
    const saved = await saveBodyIn(context, { html: undefined, text: given }, stored)
    if (saved.html === undefined) return
    const site = idOf(fieldsOf(data).site ?? fieldsOf(originalDoc).site)
    const isOfSite = collection?.flattenedFields.some((field) => field.name === 'site')
    if (isOfSite && (await refersToOtherSite(saved.text, stored.text, site, req))) refuse(context, foreignRefusal)
    siblingDocWithLocales[htmlName] = { ...htmls, [locale]: saved.html }
    siblingDocWithLocales[name] = { ...texts, [locale]: saved.text ?? null }
  }
}
