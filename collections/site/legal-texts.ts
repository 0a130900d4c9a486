import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { idOf, textOf } from '@/server/database/stored-values'
import { campusDate } from '@collections/fields/campus-date'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { drafts } from '@collections/fields/publication'
import { webAddress } from '@collections/fields/web-address'
import { announceEverywhere } from '@collections/hooks/announce-change'
import { groups, bilingual } from '@collections/labels'
import { uniqueMessage } from '@collections/plugins/unique-errors'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/** Sets the unique key: one text of each kind for all sites, and one per site. A draft without a kind has no key yet. */
const setKey: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const doc = { ...originalDoc, ...data }
  const kind = textOf(doc.kind)
  return kind ? { ...data, key: `${kind}:${idOf(doc.onlyFor) ?? 'all'}` } : data
}

/** Privacy policies, terms of use and sustainability ratings, for all sites or for one. Spec: PUB-2.72 to PUB-2.74. */
export const legalTexts: CollectionConfig = {
  slug: 'legal-texts',
  labels: {
    singular: bilingual('Legal text', 'Texte juridique'),
    plural: bilingual('Legal texts', 'Textes juridiques'),
  },
  admin: { useAsTitle: 'title', group: groups.settings, defaultColumns: ['title', 'kind', 'onlyFor', '_status'] },
  custom: { area: 'reference', public: true },
  hooks: { ...announceEverywhere(), beforeValidate: [setKey] },
  versions: drafts,
  fields: [
    row(
      {
        name: 'kind',
        type: 'select',
        label: bilingual('Type', 'Type'),
        required: true,
        admin: { width: '50%' },
        options: [
          { value: 'privacy', label: bilingual('Privacy policy', 'Politique de confidentialité') },
          {
            value: 'mobilePrivacy',
            label: bilingual('Mobile app privacy policy', 'Politique de confidentialité de l’application mobile'),
          },
          {
            value: 'thirdPartyNotice',
            label: bilingual('Third-party privacy notice', 'Avis de confidentialité d’un tiers'),
          },
          { value: 'termsOfUse', label: bilingual('Terms of use', 'Conditions d’utilisation') },
          { value: 'climateFriendly', label: bilingual('Sustainability ratings', 'Cotes de durabilité') },
        ],
      },
      relation('onlyFor', 'sites', bilingual('Only for this site', 'Seulement pour ce site'), {
        admin: {
          width: '50%',
          description: bilingual(
            'Leave empty to show this text on every site that has none of its own.',
            'Laissez vide pour afficher ce texte sur tout site qui n’a pas le sien.',
          ),
        },
      }),
    ),
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
      custom: uniqueMessage(
        bilingual(
          'A text of this type already exists. Edit that text instead.',
          'Un texte de ce type existe déjà. Modifiez plutôt ce texte.',
        ),
        'kind',
      ),
    },
    { name: 'title', type: 'text', label: bilingual('Title', 'Titre'), localized: true, required: true },
    ...richTextBody('body', bilingual('Text', 'Texte')),
    campusDate('effectiveOn', { label: bilingual('In force from', 'En vigueur à compter du') }),
    webAddress(
      'privacyRequestUrl',
      bilingual('Form for privacy requests', 'Formulaire des demandes relatives à la vie privée'),
    ),
  ],
}
