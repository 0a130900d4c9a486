import type { CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { cents } from './fields/cents'
import { wholeNumber } from './fields/whole-number'
import { announceSiteDocument } from './hooks/announce-change'
import { groups, words } from './labels'

/** Plans that buyers put together: a number of swipes and a balance, each at its price. Spec: CUS-3.9. */
export const customPlans: CollectionConfig = {
  slug: 'custom-plans',
  labels: { singular: words('Own plan', 'Forfait sur mesure'), plural: words('Own plans', 'Forfaits sur mesure') },
  admin: { useAsTitle: 'name', group: groups.shop, defaultColumns: ['name', 'updatedAt'] },
  access: byArea('shop'),
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    {
      name: 'options',
      type: 'array',
      label: words('Choices', 'Choix'),
      labels: { singular: words('Choice', 'Choix'), plural: words('Choices', 'Choix') },
      fields: [
        { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true },
        {
          type: 'row',
          fields: [
            {
              name: 'type',
              type: 'select',
              label: words('Kind', 'Genre'),
              required: true,
              options: [
                { value: 'swipe', label: words('Swipes', 'Passages') },
                { value: 'db', label: words('Balance', 'Solde') },
              ],
              admin: { width: '33%' },
            },
            wholeNumber('value', words('Swipes, or cents of balance', 'Passages, ou cents de solde'), {
              max: 100_000_000,
              required: true,
            }),
            cents('priceCents', words('Price in cents', 'Prix en cents'), { required: true }),
          ],
        },
      ],
    },
  ],
}
