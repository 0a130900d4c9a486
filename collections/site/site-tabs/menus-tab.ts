import type { Tab } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { bilingual } from '@collections/labels'

/** Settings of menus and locations. Spec: PUB-3.1, PUB-9.3. */
export const menusTab: Tab = {
  label: bilingual('Menus', 'Menus'),
  fields: [
    checkbox('allergenFilter', bilingual('Allergen filters', 'Filtres d’allergènes'), { on: true }),
    checkbox('avoidingGluten', bilingual('Gluten-free filter', 'Filtre sans gluten'), { on: true }),
    checkbox('displayCal', bilingual('Calories beside the dishes', 'Calories à côté des plats'), {
      on: true,
      description: bilingual(
        'The nutrition facts of a dish always list its calories.',
        'Le tableau de la valeur nutritive d’un plat indique toujours ses calories.',
      ),
    }),
    checkbox('sodiumWarning', bilingual('Mark dishes high in sodium', 'Signaler les plats riches en sodium'), {
      on: true,
    }),
    checkbox('porkIcon', bilingual('Mark dishes with pork', 'Signaler les plats avec du porc'), { on: true }),
    checkbox(
      'locationImages',
      bilingual(
        'Location pictures on menus and the map',
        'Images des points de service dans les menus et sur la carte',
      ),
    ),
    checkbox(
      'showClosedLocations',
      bilingual(
        'List closed locations on the home page',
        'Afficher les points de service fermés sur la page d’accueil',
      ),
      { on: true },
    ),
    {
      name: 'menuDisclaimer',
      type: 'textarea',
      label: bilingual('Note under menus', 'Note sous les menus'),
      localized: true,
    },
  ],
}
