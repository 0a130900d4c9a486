import type { Tab } from 'payload'
import { htmlBody } from '@collections/fields/html-body'
import { checkbox } from '@collections/fields/checkbox'
import { words } from '@collections/labels'

/** A menu that does not change from day to day, and the brands behind it. Spec: PUB-3.3, PUB-3.7. */
export const fixedMenuTab: Tab = {
  label: words('Fixed menu', 'Menu fixe'),
  fields: [
    checkbox(
      'useMenuImages',
      words(
        'Show pictures or text instead of daily menus',
        'Afficher des images ou un texte au lieu des menus du jour',
      ),
    ),
    {
      name: 'menuImages',
      type: 'upload',
      relationTo: 'images',
      hasMany: true,
      label: words('Pictures of the menu', 'Images du menu'),
    },
    htmlBody('menuContent', words('Text of the menu (HTML)', 'Texte du menu (HTML)')),
    { name: 'brand', type: 'relationship', relationTo: 'brands', label: words('Brand', 'Marque') },
    {
      name: 'brands',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      label: words('Other brands served here', 'Autres marques servies ici'),
    },
  ],
}
