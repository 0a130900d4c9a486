import { fr } from '@payloadcms/translations/languages/fr'
import { toQuebecFrench } from '@/studio/wording/quebec-french'

const language = (text: string) => toQuebecFrench({ translations: { general: { text } } }).translations.general.text

test.each([
  ['Êtes-vous sûr ?', 'Voulez-vous continuer?'],
  ['Êtes-vous sûr de vouloir les abandonner ?', 'Voulez-vous vraiment les abandonner?'],
  ['Créer un(e) nouveau ou nouvelle {{label}}', 'Créer {{label}}'],
  ['Choisir un(e) {{label}}', 'Choisir {{label}}'],
  ['Adresse e-mail manquante', 'Adresse courriel manquante'],
  ['Afficher les paramètres régionaux :', 'Afficher les langues\u00a0:'],
  ['{{label}} "{{title}}" déplacé', '{{label}} «\u00a0{{title}}\u00a0» déplacé'],
  ["Rien n'existe encore...", 'Rien n’existe encore…'],
  ['Vous êtes sur le point d’annuler', 'Vous allez annuler'],
  ['<a href="{{url}}">{{url}}</a>', '<a href="{{url}}">{{url}}</a>'],
])('corrects Payload’s French: %s', (text, expected) => {
  expect(language(text)).toBe(expected)
})

test('leaves none of the wrong words in the whole translation', () => {
  const all = JSON.stringify(toQuebecFrench(fr).translations)
  expect(all).not.toMatch(/e-mail|[Pp]aramètres? régionaux|nouveau ou nouvelle| [?!;]/i)
})
