import type { CardLoadWords } from '@/domain/shop/sales/card-loads'

const en = {
  title: 'Card office',
  intro:
    'Paid orders that are not on a card yet, the oldest first. Download the ticked orders, load them in the card system, then mark them as loaded. They then leave this list.',
  showLoaded: 'Also show loaded orders, of the days',
  from: 'Ordered from',
  to: 'Ordered until',
  none: 'Every paid order is loaded.',
  noneOfDays: 'Nobody ordered on these days.',
  more: 'These are the oldest {count} orders. The others follow when these are loaded.',
  all: 'Choose all orders',
  choose: 'Choose order {no}',
  download: 'Download as CSV',
  markLoaded: 'Mark as loaded',
  markNotLoaded: 'Mark as not loaded',
  chosen: { one: '{count} order chosen', other: '{count} orders chosen' },
  nothingChosen: 'Choose at least one order.',
  changed: { one: '{count} order changed.', other: '{count} orders changed.' },
  loaded: '{date}, by {by}',
  fileName: 'cards',
  csv: {
    header: [
      'Student ID',
      'Name',
      'Plan',
      'Swipes',
      'Swipes for',
      'Balance (CAD)',
      'Valid from',
      'Valid until',
      'Order',
      'Loaded',
    ],
    per: { unlimited: 'Unlimited', plan: 'Whole plan', month: 'Month', week: 'Week' },
  } as CardLoadWords,
}

export type CardLoadsMessages = typeof en

const fr: CardLoadsMessages = {
  title: 'Bureau des cartes',
  intro:
    'Commandes payées qui ne sont pas encore sur une carte, les plus anciennes d’abord. Téléchargez les commandes cochées, chargez-les dans le système des cartes, puis marquez-les comme chargées. Elles quittent alors cette liste.',
  showLoaded: 'Afficher aussi les commandes chargées, des jours',
  from: 'Commandées du',
  to: 'Commandées jusqu’au',
  none: 'Toutes les commandes payées sont chargées.',
  noneOfDays: 'Aucune commande ces jours-là.',
  more: 'Voici les {count} commandes les plus anciennes. Les autres suivent quand celles-ci sont chargées.',
  all: 'Choisir toutes les commandes',
  choose: 'Choisir la commande {no}',
  download: 'Télécharger en CSV',
  markLoaded: 'Marquer comme chargées',
  markNotLoaded: 'Marquer comme non chargées',
  chosen: { one: '{count} commande choisie', other: '{count} commandes choisies' },
  nothingChosen: 'Choisissez au moins une commande.',
  changed: { one: '{count} commande modifiée.', other: '{count} commandes modifiées.' },
  loaded: '{date}, par {by}',
  fileName: 'cartes',
  csv: {
    header: [
      'Numéro étudiant',
      'Nom',
      'Forfait',
      'Passages',
      'Passages par',
      'Solde (CAD)',
      'Valide du',
      'Valide jusqu’au',
      'Commande',
      'Chargée',
    ],
    per: { unlimited: 'À volonté', plan: 'Forfait entier', month: 'Mois', week: 'Semaine' },
  },
}

export const cardLoadsMessages = (language: string): CardLoadsMessages => (language === 'fr' ? fr : en)
