const en = {
  title: 'Future payments',
  intro: 'Stop them if the customer cannot cancel, or if the bank refuses a refund. Nothing is refunded.',
  stop: 'Stop future payments…',
  dialogTitle: 'Stop the payments of this subscription',
  warning:
    'The subscription is cancelled and nothing more is charged. Nothing is refunded: refund on the page of the order. The customer gets an email. This can’t be undone.',
  reason: 'Reason',
  reasonHelp: 'Kept with the subscription. The email to the customer does not name it.',
  enterReason: 'Enter a reason.',
  confirm: 'Stop the payments',
  back: 'Go back',
  stopped: 'The payments have stopped. The customer gets an email within a few minutes.',
  unreachable: 'The server cannot be reached. Nothing is known to have changed. Try again.',
}

export type StopMessages = typeof en

const fr: StopMessages = {
  title: 'Paiements à venir',
  intro:
    'Arrêtez-les si la cliente ou le client ne peut pas annuler, ou si la banque refuse un remboursement. Rien n’est remboursé.',
  stop: 'Arrêter les paiements à venir…',
  dialogTitle: 'Arrêter les paiements de cet abonnement',
  warning:
    'L’abonnement est annulé et plus rien n’est prélevé. Rien n’est remboursé\u00a0: remboursez à la page de la commande. La personne reçoit un courriel. Cette action est irréversible.',
  reason: 'Raison',
  reasonHelp: 'Conservée avec l’abonnement. Le courriel à la personne ne la mentionne pas.',
  enterReason: 'Entrez une raison.',
  confirm: 'Arrêter les paiements',
  back: 'Revenir',
  stopped: 'Les paiements sont arrêtés. La personne recevra un courriel d’ici quelques minutes.',
  unreachable: 'Le serveur est injoignable. Rien n’indique que le changement a été fait. Réessayez.',
}

export const stopMessages = (language: string): StopMessages => (language === 'fr' ? fr : en)
