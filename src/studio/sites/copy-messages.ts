const en = {
  action: 'Copy to another site…',
  title: 'Copy to another site',
  about: 'The copy is a draft with all texts and the picture, as they are saved. This one stays as it is.',
  aboutDishes: 'The copy says that its allergens are not declared: somebody of that kitchen checks them.',
  site: 'Site',
  chooseSite: 'Choose a site.',
  confirm: 'Copy',
  cancel: 'Cancel',
  copied: 'The copy is stored.',
  leftOut: 'Not taken along, because it belongs to this site or has no text in a language of the other one:',
  open: 'Open the copy',
  close: 'Close',
  unreachable: 'The server did not answer. Look at the list of the other site before you try again.',
}

const fr: typeof en = {
  action: 'Copier vers un autre site…',
  title: 'Copier vers un autre site',
  about: 'La copie est un brouillon avec tous les textes et l’image, tels qu’enregistrés. L’original ne change pas.',
  aboutDishes: 'Les allergènes de la copie sont marqués non déclarés\u00a0: quelqu’un de l’autre cuisine les vérifie.',
  site: 'Site',
  chooseSite: 'Choisissez un site.',
  confirm: 'Copier',
  cancel: 'Annuler',
  copied: 'La copie est enregistrée.',
  leftOut: 'Non copié, car propre à ce site ou sans texte dans une langue de l’autre\u00a0:',
  open: 'Ouvrir la copie',
  close: 'Fermer',
  unreachable: 'Le serveur n’a pas répondu. Regardez la liste de l’autre site avant de réessayer.',
}

/** The sentences of copying to another site, by language of the studio. */
export const copyMessages = { en, fr }
