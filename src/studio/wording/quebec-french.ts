/** Payload's French is that of France. Corrections of spelling and words that occur throughout it, in order. */
const corrections: [RegExp, string][] = [
  [/[ \u00a0\u202f]([?!;])/g, '$1'],
  [/(\p{L})'(?=\p{L})/gu, '$1’'],
  [/ ?\.\.\./g, '…'],
  [/Vous êtes sur le point (?:de |d’)/g, 'Vous allez '],
  [/ :/g, '\u00a0:'],
  [/adresse e-mail/g, 'adresse courriel'],
  [/Adresse e-mail/g, 'Adresse courriel'],
  [/cet (?:e-)?mail/g, 'ce courriel'],
  [/l['’]e-?mail/g, 'le courriel'],
  [/E-mail/g, 'Courriel'],
  [/e-mail/g, 'courriel'],
  [/Êtes-vous sûr(?:\(e\)|e)?( de vouloir)?/g, 'Voulez-vous continuer$1'],
  [/Voulez-vous continuer de vouloir/g, 'Voulez-vous vraiment'],
  [/(?:un\(e\)|une?) nouveau ou nouvelle /g, ''],
  [/ ?[Nn]ouveau ou nouvelle( ?)/g, '$1'],
  [/^ /, ''],
  [/ un\(e\) /g, ' '],
  [/Paramètres régionaux/g, 'Langues'],
  [/paramètres régionaux suivants n’ont pas pu être enregistrés/g, 'langues suivantes n’ont pas pu être enregistrées'],
  [/paramètres régionaux/g, 'langues'],
  [/[Ll]e paramètre régional suivant n’a pas pu être enregistré/g, 'La langue suivante n’a pas pu être enregistrée'],
]
const quotes = /"([^"]*)"/g

function correct(text: string): string {
  const corrected = corrections.reduce((changed, [wrong, right]) => changed.replace(wrong, right), text)
  return text.includes('<') ? corrected : corrected.replace(quotes, '«\u00a0$1\u00a0»') // not the attributes of a link
}

const correctAll = (value: unknown): unknown => {
  if (typeof value === 'string') return correct(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, correctAll(each)]))
}

/** Payload's French as it is written in Québec. Single sentences are replaced by `payloadWording`. */
export const toQuebecFrench = <Language extends { translations: object }>(language: Language): Language => ({
  ...language,
  translations: correctAll(language.translations) as Language['translations'],
})
