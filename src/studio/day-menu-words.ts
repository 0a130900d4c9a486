const en = {
  english: 'English',
  french: 'French',
  period: 'Period',
  category: 'Category',
  addPeriod: 'Add a period',
  addCategory: 'Add a category',
  addDish: 'Add a dish: type a part of its name',
  nothing: 'No dish of this site has that name.',
  removePeriod: 'Remove this period',
  removeCategory: 'Remove this category',
  remove: 'Remove',
  up: 'Move up',
  down: 'Move down',
  undeclared: 'allergens not declared',
  gone: 'A dish that is not there any more',
  loading: 'Loading…',
  failed: 'The names of the dishes could not be loaded. Reload the page to try again.',
}

const fr: typeof en = {
  english: 'Anglais',
  french: 'Français',
  period: 'Période',
  category: 'Catégorie',
  addPeriod: 'Ajouter une période',
  addCategory: 'Ajouter une catégorie',
  addDish: 'Ajouter un plat : tapez une partie de son nom',
  nothing: 'Aucun plat de ce site ne porte ce nom.',
  removePeriod: 'Retirer cette période',
  removeCategory: 'Retirer cette catégorie',
  remove: 'Retirer',
  up: 'Monter',
  down: 'Descendre',
  undeclared: 'allergènes non déclarés',
  gone: 'Un plat qui n’existe plus',
  loading: 'Chargement…',
  failed: 'Les noms des plats n’ont pas pu être chargés. Rechargez la page pour réessayer.',
}

export type DayMenuWords = typeof en
export const dayMenuWords = (language: string): DayMenuWords => (language === 'fr' ? fr : en)
