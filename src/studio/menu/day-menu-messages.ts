const en = {
  english: 'English',
  french: 'French',
  period: 'Period',
  category: 'Category',
  addPeriod: 'Add a period',
  addCategory: 'Add a category',
  addDish: 'Add a dish: type part of its name',
  noResults: 'This site has no dish with that name.',
  failedSearch: 'The dishes could not be searched. Try again.',
  alreadyHere: 'already in this category',
  more: 'More dishes match. Type more of the name.',
  removePeriod: (name: string, dishes: number) =>
    `Remove the period “${name}” with its categories and ${dishes === 1 ? '1 dish' : `${dishes} dishes`}?`,
  remove: (name: string) => `Remove: ${name}`,
  moveUp: (name: string) => `Move up: ${name}`,
  moveDown: (name: string) => `Move down: ${name}`,
  undeclared: 'allergens not declared',
  deletedDish: 'Deleted dish',
  loading: 'Loading…',
  failed: 'The names of the dishes could not be loaded. Reload the page to try again.',
}

const fr: typeof en = {
  english: 'anglais',
  french: 'français',
  period: 'Période',
  category: 'Catégorie',
  addPeriod: 'Ajouter une période',
  addCategory: 'Ajouter une catégorie',
  addDish: 'Ajouter un plat\u00a0: tapez une partie de son nom',
  noResults: 'Aucun plat de ce site ne porte ce nom.',
  failedSearch: 'La recherche a échoué. Réessayez.',
  alreadyHere: 'déjà dans cette catégorie',
  more: 'D’autres plats correspondent. Précisez le nom.',
  removePeriod: (name, dishes) =>
    `Retirer la période «\u00a0${name}\u00a0» avec ses catégories et ${dishes <= 1 ? `${dishes} plat` : `${dishes} plats`}?`,
  remove: (name) => `Retirer\u00a0: ${name}`,
  moveUp: (name) => `Monter\u00a0: ${name}`,
  moveDown: (name) => `Descendre\u00a0: ${name}`,
  undeclared: 'allergènes non déclarés',
  deletedDish: 'Plat supprimé',
  loading: 'Chargement…',
  failed: 'Les noms des plats n’ont pas pu être chargés. Rechargez la page pour réessayer.',
}

export type DayMenuMessages = typeof en
export const dayMenuMessages = (language: string): DayMenuMessages => (language === 'fr' ? fr : en)
