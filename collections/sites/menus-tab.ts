import type { Tab } from 'payload'
import { checkbox } from '@collections/fields/checkbox'
import { words } from '@collections/labels'

/** What menus and locations show. Spec: PUB-3.1, PUB-9.3. */
export const menusTab: Tab = {
  label: words('Menus', 'Menus'),
  fields: [
    checkbox('allergenFilter', words('Allergen filters', 'Filtres d’allergènes'), { on: true }),
    checkbox('avoidingGluten', words('Gluten-free filter', 'Filtre sans gluten'), { on: true }),
    checkbox('displayCal', words('Calories beside the dishes', 'Calories à côté des plats'), { on: true }),
    checkbox('sodiumWarning', words('Warn of much sodium', 'Signaler les plats riches en sodium'), { on: true }),
    checkbox('porkIcon', words('Mark dishes with pork', 'Signaler les plats avec du porc'), { on: true }),
    checkbox('locationImages', words('Pictures of locations', 'Images des points de service')),
    checkbox(
      'showClosedLocations',
      words('List locations while they are closed', 'Afficher aussi les points de service fermés'),
      { on: true },
    ),
    {
      name: 'menuDisclaimer',
      type: 'textarea',
      label: words('Note under menus', 'Note sous les menus'),
      localized: true,
    },
  ],
}
