import type { Tab } from 'payload'
import { richTextBody } from '@collections/fields/rich-text/rich-text-body'
import { checkbox } from '@collections/fields/checkbox'
import { bilingual } from '@collections/labels'
import { relation } from '@collections/fields/relation'

/** A menu that is the same every day, and its brands. Spec: PUB-3.3, PUB-3.7. */
export const fixedMenuTab: Tab = {
  label: bilingual('Fixed menu', 'Menu fixe'),
  fields: [
    checkbox(
      'useMenuImages',
      bilingual(
        'Show pictures or text instead of daily menus',
        'Afficher des images ou un texte au lieu des menus du jour',
      ),
    ),
    {
      name: 'menuImages',
      type: 'upload',
      relationTo: 'images',
      hasMany: true,
      label: bilingual('Pictures of the menu', 'Images du menu'),
    },
    ...richTextBody('menuContent', bilingual('Text of the menu', 'Texte du menu')),
    relation('brand', 'brands', bilingual('Brand', 'Marque')),
    relation('brands', 'brands', bilingual('Other brands served here', 'Autres marques servies ici'), {
      hasMany: true,
    }),
  ],
}
