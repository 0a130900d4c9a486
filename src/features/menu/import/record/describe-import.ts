import type { Locale, Localized } from '@/domain/locale'
import type { ImportState, ListedImport } from '@/domain/menu/import-record'
import { formatPlural } from '@/domain/text/format-message'

type Counts = Pick<ListedImport, 'counts' | 'total'>

const words = {
  en: {
    added: { one: '{n} new', other: '{n} new' },
    changed: { one: '{n} changed', other: '{n} changed' },
    stopped: 'stopped after {n} of {total}',
    undone: { one: '{n} document taken back', other: '{n} documents taken back' },
    left: { one: '{n} stays as it is', other: '{n} stay as they are' },
  },
  fr: {
    added: { one: '{n} nouveau', other: '{n} nouveaux' },
    changed: { one: '{n} modifié', other: '{n} modifiés' },
    stopped: 'arrêtée après {n} sur {total}',
    undone: { one: '{n} document annulé', other: '{n} documents annulés' },
    left: { one: '{n} reste tel quel', other: '{n} restent tels quels' },
  },
}
type Counted = 'added' | 'changed' | 'undone' | 'left'

const inBoth = (write: (count: (what: Counted, n: number) => string, locale: Locale) => string[]): Localized => {
  const inLanguage = (locale: Locale) =>
    write((what, n) => formatPlural(words[locale][what], n, locale, { n }), locale).join('; ')
  return { en: inLanguage('en'), fr: inLanguage('fr') }
}

/** What an import did, for the change log: `120 new; 3 changed`, and after how many documents it stopped. */
export const describeImport = ({ counts, total }: Counts, state: ImportState, left: number): Localized =>
  inBoth((count, locale) => [
    count('added', counts.added),
    count('changed', counts.changed),
    ...(state === 'done' ? [] : [words[locale].stopped.replace('{n}', String(left)).replace('{total}', String(total))]),
  ])

/** What the undoing of an import did. */
export const describeUndo = (undone: number, left: number): Localized =>
  inBoth((count) => [count('undone', undone), ...(left > 0 ? [count('left', left)] : [])])
