import type { FormState } from 'payload'
import { isTranslation } from '@/domain/text/other-language'
import type { NamedField } from '@/domain/text/named-fields'

export type UnsavedText = { label: string; text: string }

/** The part of the editor's JSON that has words. */
type EditorNode = { type?: string; text?: string; children?: EditorNode[]; fields?: { html?: string } }

const textTypes: readonly string[] = ['text', 'textarea', 'email', 'code', 'richText']
const lines = ['paragraph', 'heading', 'quote', 'listitem', 'block']
const languages = { en: { en: ' (English)', fr: ' (French)' }, fr: { en: ' (anglais)', fr: ' (français)' } }

/** The words of a text of the editor, a line for each paragraph, heading and item; an HTML block as its source. */
function readWords({ type = '', text, children = [], fields }: EditorNode): string {
  if (type === 'linebreak') return '\n'
  const words = text ?? fields?.html ?? children.map(readWords).join('')
  return lines.includes(type) && !words.endsWith('\n') ? `${words}\n` : words
}

/** What a person reads in a value; empty for nothing. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(readText).join(', ')
  return typeof value === 'object' && value !== null && 'root' in value
    ? readWords(value.root as EditorNode).trim()
    : ''
}

/** The texts of a field, by language for a text in the language in which the document is not open. */
function readTexts({ type }: NamedField, value: unknown): { en?: unknown; fr?: unknown; shown?: unknown } {
  if (type === 'json') return isTranslation(value) ? (value as { en?: unknown; fr?: unknown }) : {}
  return textTypes.includes(type) ? { shown: value } : {}
}

/** The texts of a form that differ from the stored ones, as plain text with the names of their fields. Leaves out numbers and choices. */
export function listUnsavedTexts(
  state: FormState,
  fields: readonly NamedField[],
  language: 'en' | 'fr',
): UnsavedText[] {
  return Object.entries(state).flatMap(([path, { value, initialValue }]) => {
    const field = fields.find((each) => each.path === path.replace(/\.\d+(?=\.)/g, ''))
    if (!field) return []
    const [typed, stored] = [readTexts(field, value), readTexts(field, initialValue)]
    return (['shown', 'en', 'fr'] as const).flatMap((key) => {
      const text = readText(typed[key])
      const label = `${field.label[language]}${key === 'shown' ? '' : languages[language][key]}`
      return text && text !== readText(stored[key]) ? [{ label, text }] : []
    })
  })
}
