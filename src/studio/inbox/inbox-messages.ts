const en = {
  title: 'Reply by mail',
  replies: 'Replies that were sent',
  noReplies: 'No replies yet.',
  by: '{name}, {when}',
  to: 'To',
  noEmail: 'This message has no email address. It cannot be answered by mail.',
  wroteIn: { en: 'The person wrote in English.', fr: 'The person wrote in French.' },
  private: 'The mail has only this text. It repeats nothing that the person sent.',
  alsoSaves: 'Your other changes on this page are saved with it.',
  notSaved:
    'Your other changes on this page could not be saved. Nothing was sent, and your text is still here. Correct them, then try again.',
  text: 'Your reply',
  isDone: 'Set the status to Done',
  send: 'Send reply',
  sending: 'Sending…',
  sent: 'The reply is on its way to {email}.',
  empty: 'Write a reply.',
  tooLong: 'A reply has at most {count} characters. Shorten the text.',
  unreachable: 'The server cannot be reached. Your text is still here. Try again: the reply is never sent twice.',
  filters: 'Show',
  all: 'All',
  open: 'Open',
  mine: 'Assigned to me',
}
export type InboxMessages = typeof en

const fr: InboxMessages = {
  title: 'Répondre par courriel',
  replies: 'Réponses envoyées',
  noReplies: 'Aucune réponse pour l’instant.',
  by: '{name}, {when}',
  to: 'À',
  noEmail: 'Ce message n’a pas d’adresse courriel. Il est impossible d’y répondre par courriel.',
  wroteIn: { en: 'La personne a écrit en anglais.', fr: 'La personne a écrit en français.' },
  private: 'Le courriel ne contient que ce texte. Il ne répète rien de ce que la personne a envoyé.',
  alsoSaves: 'Vos autres modifications de cette page sont enregistrées en même temps.',
  notSaved:
    'Vos autres modifications de cette page n’ont pas pu être enregistrées. Rien n’a été envoyé, et votre texte est encore ici. Corrigez-les, puis réessayez.',
  text: 'Votre réponse',
  isDone: 'Mettre l’état à Terminé',
  send: 'Envoyer la réponse',
  sending: 'Envoi en cours…',
  sent: 'La réponse est en route vers {email}.',
  empty: 'Écrivez une réponse.',
  tooLong: 'Une réponse compte au plus {count} caractères. Raccourcissez le texte.',
  unreachable:
    'Le serveur est injoignable. Votre texte est encore ici. Réessayez\u00a0: la réponse n’est jamais envoyée deux fois.',
  filters: 'Afficher',
  all: 'Tous',
  open: 'Ouverts',
  mine: 'Attribués à moi',
}

export const inboxMessages = (language: 'en' | 'fr'): InboxMessages => (language === 'fr' ? fr : en)
