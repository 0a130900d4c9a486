import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { idOf, textOf } from '@/server/stored'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { htmlBody } from './fields/html-body'
import { drafts } from './fields/publication'
import { webAddress } from './fields/web-address'
import { announceEverywhere } from './hooks/announce-change'
import { groups, words } from './labels'
import { taken } from './unique-refusals'

/** One text of each kind for all sites, and one for each site that has its own. An unfinished draft has no key yet. */
const keyOf: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const it = { ...originalDoc, ...data }
  const kind = textOf(it.kind)
  return kind ? { ...data, key: `${kind}:${idOf(it.onlyFor) ?? 'all'}` } : data
}

/** Privacy policies, terms of use and the sustainability explainer, of the installation or of one site. Spec: PUB-2.72 to PUB-2.74. */
export const legalTexts: CollectionConfig = {
  slug: 'legal-texts',
  labels: { singular: words('Legal text', 'Texte juridique'), plural: words('Legal texts', 'Textes juridiques') },
  admin: { useAsTitle: 'title', group: groups.settings, defaultColumns: ['title', 'kind', 'onlyFor', '_status'] },
  access: byArea('reference'),
  hooks: { ...announceEverywhere(), beforeValidate: [keyOf] },
  versions: drafts,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          label: words('Kind', 'Type'),
          required: true,
          admin: { width: '50%' },
          options: [
            { value: 'privacy', label: words('Privacy policy', 'Politique de confidentialité') },
            {
              value: 'mobilePrivacy',
              label: words('Privacy policy of the mobile app', 'Politique de confidentialité de l’application mobile'),
            },
            {
              value: 'thirdPartyNotice',
              label: words('Privacy notice of a third party', 'Avis de confidentialité d’un tiers'),
            },
            { value: 'termsOfUse', label: words('Terms of use', 'Conditions d’utilisation') },
            { value: 'climateFriendly', label: words('Sustainability ratings', 'Cotes de durabilité') },
          ],
        },
        {
          name: 'onlyFor',
          type: 'relationship',
          relationTo: 'sites',
          label: words('Only for this site', 'Seulement pour ce site'),
          admin: {
            width: '50%',
            description: words('Empty: for every site without its own.', 'Vide : pour tout site qui n’a pas le sien.'),
          },
        },
      ],
    },
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      admin: { hidden: true },
      custom: taken(
        words(
          'There is a text of this kind for this site already: change that one.',
          'Il existe déjà un texte de ce type pour ce site : modifiez plutôt celui-ci.',
        ),
        'kind',
      ),
    },
    { name: 'title', type: 'text', label: words('Title', 'Titre'), localized: true, required: true },
    htmlBody('body', words('Text (HTML)', 'Texte (HTML)')),
    campusDate('effectiveOn', { label: words('In force from', 'En vigueur à compter du') }),
    webAddress(
      'privacyRequestUrl',
      words('Form for privacy requests', 'Formulaire des demandes relatives à la vie privée'),
    ),
  ],
}
