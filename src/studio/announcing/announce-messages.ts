const en = {
  alert: 'Alert…',
  popup: 'Popup…',
  title: { alert: 'Alert above every page', popup: 'Popup on the home page' },
  text: { en: 'Text in English', fr: 'Text in French' },
  name: { en: 'Name in English', fr: 'Name in French' },
  icon: 'Icon',
  icons: { info: 'Information', warning: 'Warning', snow: 'Snow', clock: 'Clock' },
  picture: 'Picture',
  alt: { en: 'What the picture says, in English', fr: 'What the picture says, in French' },
  from: 'First day',
  until: 'Last day',
  publish: { alert: 'Show the alert', popup: 'Publish the popup' },
  cancel: 'Cancel',
  isShown: {
    alert: 'The alert is stored. Visitors see it on its days.',
    popup: 'The popup is published for its days.',
  },
  unreachable: 'The server did not answer. Look at the list below before you try again.',
}

const fr: typeof en = {
  alert: 'Avis…',
  popup: 'Fenêtre surgissante…',
  title: { alert: 'Avis au haut de chaque page', popup: 'Fenêtre surgissante sur la page d’accueil' },
  text: { en: 'Texte en anglais', fr: 'Texte en français' },
  name: { en: 'Nom en anglais', fr: 'Nom en français' },
  icon: 'Icône',
  icons: { info: 'Information', warning: 'Avertissement', snow: 'Neige', clock: 'Horloge' },
  picture: 'Image',
  alt: { en: 'Ce que dit l’image, en anglais', fr: 'Ce que dit l’image, en français' },
  from: 'Premier jour',
  until: 'Dernier jour',
  publish: { alert: 'Afficher l’avis', popup: 'Publier la fenêtre' },
  cancel: 'Annuler',
  isShown: {
    alert: 'L’avis est enregistré. Le public le voit durant ces jours.',
    popup: 'La fenêtre est publiée pour ces jours.',
  },
  unreachable: 'Le serveur n’a pas répondu. Regardez la liste ci-dessous avant de réessayer.',
}

/** The sentences of the short forms for alerts and popups, by language of the studio. */
export const announceMessages = { en, fr }
