import type { CheckboxField, CollectionConfig } from 'payload'
import { locationFeatures, paymentMethods, type LocationFeature, type PaymentMethod } from '@/domain/campus'
import { byArea } from './access/by-area'
import { address } from './fields/address'
import { sortOrder } from './fields/sort-order'
import { announceSiteDocument } from './hooks/announce-change'
import { cleanHtml } from './hooks/clean-html'
import { groups, words } from './labels'

const flagLabels: Record<LocationFeature | PaymentMethod, ReturnType<typeof words>> = {
  hasDeliveryRobots: words('Delivery robots', 'Robots livreurs'),
  hasFoodLockers: words('Food lockers', 'Casiers à repas'),
  isDelivery: words('Delivery', 'Livraison'),
  isDeliveryOnly: words('Delivery only', 'Livraison seulement'),
  isDineIn: words('Dine in', 'Sur place'),
  isMobile: words('Mobile ordering', 'Commande mobile'),
  isMobileOnly: words('Mobile only', 'Mobile seulement'),
  isOpenLate: words('Open late', 'Ouvert tard'),
  isTakeout: words('Takeout', 'Pour emporter'),
  isTakeoutOnly: words('Takeout only', 'Pour emporter seulement'),
  payWithApplePay: words('Apple Pay', 'Apple Pay'),
  payWithCash: words('Cash', 'Comptant'),
  payWithCc: words('Credit card', 'Carte de crédit'),
  payWithDiningDollars: words('Dining dollars', 'Dollars repas'),
  payWithGooglePay: words('Google Pay', 'Google Pay'),
  payWithMealExchange: words('Meal exchange', 'Échange de repas'),
  payWithMealTrade: words('Meal trade', 'Troc de repas'),
  payWithMealSwipe: words('Meal swipe', 'Passage repas'),
  payWithRetailSwipe: words('Retail swipe', 'Passage comptoir'),
  payWithSamsungPay: words('Samsung Pay', 'Samsung Pay'),
  payWithMealPlan: words('Meal plan', 'Forfait repas'),
}

const flag = (name: LocationFeature | PaymentMethod): CheckboxField => ({
  name,
  type: 'checkbox',
  label: flagLabels[name],
  defaultValue: false,
  admin: { width: '25%' },
})

/** Places where food is served. Spec: PUB-3.3, PUB-3.18. */
export const locations: CollectionConfig = {
  slug: 'locations',
  labels: { singular: words('Location', 'Point de service'), plural: words('Locations', 'Points de service') },
  admin: { useAsTitle: 'name', group: groups.menus, defaultColumns: ['name', 'building', 'active', 'showMenus'] },
  access: byArea('content'),
  hooks: announceSiteDocument(),
  fields: [
    { name: 'name', type: 'text', label: words('Name', 'Nom'), localized: true, required: true },
    { name: 'building', type: 'relationship', relationTo: 'buildings', label: words('Building', 'Pavillon') },
    {
      name: 'active',
      type: 'checkbox',
      label: words('In use', 'En service'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'showMenus',
      type: 'checkbox',
      label: words('Has menus', 'A des menus'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'showMap',
      type: 'checkbox',
      label: words('On the map', 'Sur le plan'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'allergenFilter',
      type: 'checkbox',
      label: words('Allergen filters', 'Filtres d’allergènes'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'occupancy',
      type: 'select',
      label: words('How busy', 'Achalandage'),
      required: true,
      defaultValue: 'na',
      options: [
        { value: 'na', label: words('Not measured', 'Non mesuré') },
        { value: 'low', label: words('Quiet', 'Calme') },
        { value: 'medium', label: words('Busy', 'Achalandé') },
        { value: 'high', label: words('Very busy', 'Très achalandé') },
      ],
      admin: { position: 'sidebar' },
    },
    {
      name: 'type',
      type: 'select',
      label: words('Source of its menus', 'Source de ses menus'),
      defaultValue: 'webtrition',
      options: [
        { value: 'webtrition', label: words('Recipes', 'Recettes') },
        { value: 'concept', label: words('Brand', 'Marque') },
        { value: 'menubuilder', label: words('Own menu', 'Menu maison') },
      ],
      admin: { position: 'sidebar' },
    },
    sortOrder,
    {
      type: 'tabs',
      tabs: [
        {
          label: words('About', 'À propos'),
          fields: [
            { name: 'shortDescription', type: 'text', label: words('In one line', 'En une ligne'), localized: true },
            { name: 'description', type: 'textarea', label: words('Description', 'Description'), localized: true },
            { name: 'image', type: 'upload', relationTo: 'location-images', label: words('Picture', 'Image') },
            address,
            {
              type: 'row',
              fields: [
                { name: 'contactName', type: 'text', label: words('Contact', 'Personne-ressource') },
                {
                  name: 'contactEmail',
                  type: 'email',
                  label: words('Contact’s e-mail', 'Courriel de la personne-ressource'),
                },
              ],
            },
          ],
        },
        {
          label: words('Service', 'Service'),
          fields: [
            {
              name: 'features',
              type: 'group',
              label: words('How it serves', 'Modes de service'),
              fields: [{ type: 'row', fields: locationFeatures.map(flag) }],
            },
            {
              name: 'payments',
              type: 'group',
              label: words('Ways to pay', 'Modes de paiement'),
              fields: [{ type: 'row', fields: paymentMethods.map(flag) }],
            },
            {
              name: 'customPaymentTypes',
              type: 'text',
              hasMany: true,
              label: words('Other ways to pay', 'Autres modes de paiement'),
            },
          ],
        },
        {
          label: words('Fixed menu', 'Menu fixe'),
          fields: [
            {
              name: 'useMenuImages',
              type: 'checkbox',
              label: words(
                'Show pictures or text instead of daily menus',
                'Afficher des images ou un texte au lieu des menus du jour',
              ),
              defaultValue: false,
            },
            {
              name: 'menuImages',
              type: 'upload',
              relationTo: 'images',
              hasMany: true,
              label: words('Pictures of the menu', 'Images du menu'),
            },
            {
              name: 'menuContent',
              type: 'code',
              label: words('Text of the menu (HTML)', 'Texte du menu (HTML)'),
              localized: true,
              admin: { language: 'html' },
              hooks: cleanHtml,
            },
            { name: 'brand', type: 'relationship', relationTo: 'brands', label: words('Brand', 'Marque') },
          ],
        },
      ],
    },
  ],
}
