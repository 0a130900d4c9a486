import type { Tab, TextFieldSingleValidation } from 'payload'
import type { LanguageChoice } from '@/domain/site/site-languages'
import { isZone } from '@/domain/time/campus-time'
import { address } from '@collections/fields/address'
import { checkbox } from '@collections/fields/checkbox'
import { webAddress } from '@collections/fields/web-address'
import { translate, bilingual, type BilingualText } from '@collections/labels'
import { row } from '@collections/fields/row'

const isTimeZone: TextFieldSingleValidation = (value, { req }) =>
  (value && isZone(value)) ||
  translate(
    req,
    bilingual('Enter a time zone like America/Toronto.', 'Entrez un fuseau horaire comme America/Toronto.'),
  )

const languageOptions: { label: BilingualText; value: LanguageChoice }[] = [
  { label: bilingual('English, then French', 'L’anglais, puis le français'), value: 'en-fr' },
  { label: bilingual('French, then English', 'Le français, puis l’anglais'), value: 'fr-en' },
  { label: bilingual('English only', 'L’anglais seulement'), value: 'en' },
  { label: bilingual('French only', 'Le français seulement'), value: 'fr' },
]

/** Time zone, country, languages and address of the campus. Spec: PUB-3.1. */
export const campusTab: Tab = {
  label: bilingual('Campus', 'Campus'),
  fields: [
    row(
      {
        name: 'timeZone',
        type: 'text',
        label: bilingual('Time zone', 'Fuseau horaire'),
        required: true,
        defaultValue: 'America/Toronto',
        validate: isTimeZone,
      },
      {
        name: 'country',
        type: 'select',
        label: bilingual('Country', 'Pays'),
        required: true,
        defaultValue: 'ca',
        options: [
          { label: bilingual('Canada', 'Canada'), value: 'ca' },
          { label: bilingual('United States', 'États-Unis'), value: 'us' },
        ],
      },
    ),
    {
      name: 'languages',
      type: 'select',
      label: bilingual('Languages', 'Langues'),
      defaultValue: 'en-fr' satisfies LanguageChoice,
      options: languageOptions,
      admin: {
        isClearable: false,
        description: bilingual(
          'Visitors who have not chosen a language read the first one. A site in one language has no language switch, and its texts are written once.',
          'Les visiteurs qui n’ont pas choisi de langue lisent la première. Un site dans une seule langue n’a pas de bouton de langue, et ses textes ne sont écrits qu’une fois.',
        ),
      },
    },
    address,
    { name: 'url', type: 'text', label: bilingual('Web address of this site', 'Adresse Web de ce site') },
    { name: 'linkToSchool', type: 'text', label: bilingual('Website of the school', 'Site Web de l’établissement') },
    {
      name: 'wcag',
      type: 'textarea',
      label: bilingual('Accessibility statement', 'Déclaration d’accessibilité'),
      localized: true,
      admin: {
        description: bilingual(
          'Explain how accessible the services are and how to report a problem. The footer links to this text.',
          'Expliquez l’accessibilité des services et comment signaler un problème. Le bas de page mène à ce texte.',
        ),
      },
    },
    row(
      webAddress(
        'privacyLink',
        bilingual('Privacy policy of the company (address)', 'Politique de confidentialité de l’entreprise (adresse)'),
      ),
      webAddress(
        'termsLink',
        bilingual('Terms of use of the company (address)', 'Conditions d’utilisation de l’entreprise (adresse)'),
      ),
    ),
    checkbox('k12', bilingual('Primary or secondary school', 'École primaire ou secondaire')),
  ],
}
