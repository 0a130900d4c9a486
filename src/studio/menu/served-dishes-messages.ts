const en = {
  title: 'Dishes of this meal: mark what is sold out',
  intro: 'Visitors see it at once, until the end of the meal.',
  noMenu: 'This location has no menu now.',
  soldOut: 'Sold out',
  soldOutOf: 'Sold out: {name}',
  replace: 'Replace…',
  replaceOf: 'Replace {name}…',
  replacement: 'Served instead: type part of its name',
  unreachable: 'The server cannot be reached. Nothing is known to have changed. Try again.',
  isSoldOut: 'Sold out now: {name}.',
  isBack: 'On the menu again: {name}.',
  isReplaced: 'Sold out, and replaced by {replacement}: {name}.',
}
const fr: typeof en = {
  title: 'Plats de ce repas\u00a0: indiquer ce qui est épuisé',
  intro: 'Les visiteurs le voient aussitôt, jusqu’à la fin du repas.',
  noMenu: 'Ce point de service n’a pas de menu en ce moment.',
  soldOut: 'Épuisé',
  soldOutOf: 'Épuisé\u00a0: {name}',
  replace: 'Remplacer…',
  replaceOf: 'Remplacer\u00a0: {name}…',
  replacement: 'Servi à la place\u00a0: tapez une partie de son nom',
  unreachable: 'Le serveur est injoignable. Rien n’indique que le changement a été fait. Réessayez.',
  isSoldOut: 'Maintenant épuisé\u00a0: {name}.',
  isBack: 'De nouveau au menu\u00a0: {name}.',
  isReplaced: 'Épuisé et remplacé par {replacement}\u00a0: {name}.',
}

export const servedDishesMessages = (language: string) => (language === 'fr' ? fr : en)
