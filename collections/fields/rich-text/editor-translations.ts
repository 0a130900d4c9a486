export type Words = { [key: string]: string | Words }

/** Words of Payload's editor that are wrong, missing or not used in Québec. The keys are Payload's, below `lexical`. */
export const editorTranslations: Record<'en' | 'fr', Words> = {
  en: {
    general: { placeholder: 'Start typing, or press / to insert something' },
    upload: { label: 'Picture' },
    blockquote: { label: 'Quotation' },
    horizontalRule: { label: 'Line' },
    orderedList: { label: 'Numbered list' },
    unorderedList: { label: 'Bulleted list' },
    paragraph: { label2: 'Normal text' },
  },
  fr: {
    general: {
      placeholder: 'Commencez à écrire, ou appuyez sur / pour insérer un élément',
      slashMenuBasicGroupLabel: 'Éléments',
      toolbarItemsActive: '{{count}} actifs',
    },
    upload: { label: 'Image' },
    heading: { label: 'Titre {{headingLevel}}' },
    horizontalRule: { label: 'Ligne' },
    orderedList: { label: 'Liste numérotée' },
    unorderedList: { label: 'Liste à puces' },
    indent: { decreaseLabel: 'Diminuer le retrait', increaseLabel: 'Augmenter le retrait' },
    link: { loadingWithEllipsis: 'Chargement…' },
    blocks: { inlineBlocks: { label: 'Blocs dans le texte' } },
  },
}

/** `words` with what `changes` has, at every level. */
export function mergeWords(words: Words, changes: Words): Words {
  const merged = { ...words }
  for (const [key, change] of Object.entries(changes)) {
    const old = merged[key]
    merged[key] = typeof change === 'object' && typeof old === 'object' ? mergeWords(old, change) : change
  }
  return merged
}
