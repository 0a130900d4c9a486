import type { Locale } from '@/domain/locale'

type Words = {
  toAccount: string
  /** A private link to an order, for buyers without an account. */
  toOrder: string
  privateLink: string
  receipt: {
    subject: (no: string, sender: string) => string
    heading: string
    received: (no: string, date: string) => string
    attached: Record<'orders' | 'subscriptions' | 'link', string>
  }
  /** An order whose buyer was told to wait, and that was declined then. */
  notPlaced: {
    subject: (no: string, sender: string) => string
    heading: string
    done: (no: string, amount: string) => string
    hold: string
    next: string
  }
  refund: {
    subject: (no: string, sender: string) => string
    heading: (amount: string) => string
    whole: (no: string, amount: string) => string
    part: (no: string, amount: string) => string
    canceled: string
    next: (payment: string) => string
    /** For the payment types that no card is charged for. */
    nextWithoutCard: Record<'Student ID' | 'Payroll deduction', string>
  }
  /** An order that is cancelled without a refund: it cost nothing, or all of it was refunded before. */
  canceledOrder: {
    subject: (no: string, sender: string) => string
    heading: string
    done: (no: string) => string
    nothing: string
  }
  upcoming: {
    subject: (plan: string, sender: string) => string
    heading: string
    charged: (plan: string, on: string, card: string | null) => string
    next: (on: string) => string
  }
  failed: {
    subject: (plan: string, sender: string) => string
    heading: string
    headingLast: string
    refused: (plan: string, on: string, card: string | null) => string
    retry: (on: string) => string
    givenUp: string
    canDo: string
    toCard: string
    canDoLast: string
  }
  canceled: {
    subject: (plan: string, sender: string) => string
    heading: string
    done: (plan: string) => string
    doneByStaff: (plan: string) => string
    worksUntil: (date: string) => string
    unpaid: string
    noMore: string
    charging: (amount: string) => string
  }
}

const en: Words = {
  toAccount: 'Open your account',
  toOrder: 'See your order',
  privateLink: 'Everyone who has this link can see your order. Share it only with people you trust.',
  receipt: {
    subject: (no, sender) => `Receipt for order ${no}, ${sender}`,
    heading: 'Thank you for your order',
    received: (no, date) => `This is your receipt for order ${no} of ${date}.`,
    attached: {
      orders: 'Your receipt is attached as a PDF. You also find it in your account, under Orders.',
      subscriptions: 'Your receipt is attached as a PDF. You also find it in your account, under Subscriptions.',
      link: 'Your receipt is attached as a PDF. You can also see your order on our website.',
    },
  },
  notPlaced: {
    subject: (no, sender) => `Order ${no} was not placed, ${sender}`,
    heading: 'Your order was not placed',
    done: (no, amount) =>
      `The payment of ${amount} for order ${no} was not approved. The order was not placed, and nothing was charged.`,
    hold: 'Your bank may show the amount as pending. It disappears by itself.',
    next: 'To order again, open your cart on our website.',
  },
  refund: {
    subject: (no, sender) => `Refund for order ${no}, ${sender}`,
    heading: (amount) => `We refunded ${amount}`,
    whole: (no, amount) => `We refunded the whole amount of order ${no}: ${amount}, taxes included.`,
    part: (no, amount) => `We refunded a part of order ${no}: ${amount}, taxes included.`,
    canceled: 'The order is canceled. What you bought with it no longer works.',
    next: (payment) =>
      `The money goes back to the payment method of the order: ${payment}. A card shows it within 10 business days.`,
    nextWithoutCard: {
      'Student ID': 'The amount is credited to your student account. No card is refunded.',
      'Payroll deduction':
        'The amount is taken off your payroll deductions or returned with your pay. No card is refunded.',
    },
  },
  canceledOrder: {
    subject: (no, sender) => `Order ${no} canceled, ${sender}`,
    heading: 'Your order is canceled',
    done: (no) => `Order ${no} is canceled. What you bought with it no longer works.`,
    nothing: 'There was no amount left to refund.',
  },
  upcoming: {
    subject: (plan, sender) => `Upcoming payment for ${plan}, ${sender}`,
    heading: 'Your next payment',
    charged: (plan, on, card) =>
      card
        ? `On ${on}, we will charge ${plan} to your ${card}.`
        : `On ${on}, we will charge the next payment for ${plan}.`,
    next: (on) =>
      `You do not need to do anything. To stop the payments, cancel the subscription in your account before ${on}.`,
  },
  failed: {
    subject: (plan, sender) => `Payment declined for ${plan}, ${sender}`,
    heading: 'Your payment was declined',
    headingLast: 'We stopped trying to charge your payment',
    refused: (plan, on, card) =>
      card
        ? `Your ${card} declined the payment of ${on} for ${plan}.`
        : `The payment of ${on} for ${plan} was declined.`,
    retry: (on) => `We will try again on ${on}.`,
    givenUp: 'This was the last attempt. The payment is past due, and we will not charge this subscription again.',
    canDo:
      'Replace the card in your account, or make sure that it has not expired and has enough credit. To stop the payments, cancel the subscription in your account.',
    toCard: 'Replace your card',
    canDoLast: 'To keep your plan, subscribe again with another card, or ask our staff.',
  },
  canceled: {
    subject: (plan, sender) => `Subscription canceled: ${plan}, ${sender}`,
    heading: 'Your subscription is canceled',
    done: (plan) => `Your subscription to ${plan} is canceled.`,
    doneByStaff: (plan) => `Our staff canceled your subscription to ${plan}.`,
    worksUntil: (date) => `Your plan works until ${date}, the end of the time that you have paid for.`,
    unpaid: 'You have not paid for any period yet, so the plan does not start.',
    noMore: 'We will not charge any further payments.',
    charging: (amount) =>
      `A payment of ${amount} had begun before the subscription was canceled. If your card accepts it, you get a receipt. We will not charge any payments after that.`,
  },
}

const fr: Words = {
  toAccount: 'Ouvrir votre compte',
  toOrder: 'Voir votre commande',
  privateLink: 'Toute personne qui a ce lien peut voir votre commande. Ne le donnez qu’à des personnes de confiance.',
  receipt: {
    subject: (no, sender) => `Reçu de la commande ${no}, ${sender}`,
    heading: 'Merci de votre commande',
    received: (no, date) => `Voici le reçu de votre commande ${no} du ${date}.`,
    attached: {
      orders: 'Votre reçu est joint en format PDF. Vous le trouvez aussi dans votre compte, sous Commandes.',
      subscriptions: 'Votre reçu est joint en format PDF. Vous le trouvez aussi dans votre compte, sous Abonnements.',
      link: 'Votre reçu est joint en format PDF. Vous pouvez aussi voir votre commande sur notre site.',
    },
  },
  notPlaced: {
    subject: (no, sender) => `La commande ${no} n’a pas été passée, ${sender}`,
    heading: 'Votre commande n’a pas été passée',
    done: (no, amount) =>
      `Le paiement de ${amount} de la commande ${no} n’a pas été approuvé. La commande n’a pas été passée, et rien n’a été prélevé.`,
    hold: 'Votre banque peut afficher le montant comme étant en attente. Il disparaîtra de lui-même.',
    next: 'Pour commander de nouveau, ouvrez votre panier sur notre site.',
  },
  refund: {
    subject: (no, sender) => `Remboursement de la commande ${no}, ${sender}`,
    heading: (amount) => `Nous avons remboursé ${amount}`,
    whole: (no, amount) =>
      `Nous avons remboursé le montant total de la commande ${no}\u00a0: ${amount}, taxes comprises.`,
    part: (no, amount) => `Nous avons remboursé une partie de la commande ${no}\u00a0: ${amount}, taxes comprises.`,
    canceled: 'La commande est annulée. Ce que vous avez acheté avec elle ne fonctionne plus.',
    next: (payment) =>
      `L’argent retourne au mode de paiement de la commande\u00a0: ${payment}. Une carte l’affiche d’ici 10 jours ouvrables.`,
    nextWithoutCard: {
      'Student ID': 'Le montant est crédité à votre compte étudiant. Aucune carte n’est remboursée.',
      'Payroll deduction':
        'Le montant est déduit de vos retenues salariales ou versé avec votre paie. Aucune carte n’est remboursée.',
    },
  },
  canceledOrder: {
    subject: (no, sender) => `Commande ${no} annulée, ${sender}`,
    heading: 'Votre commande est annulée',
    done: (no) => `La commande ${no} est annulée. Ce que vous avez acheté avec elle ne fonctionne plus.`,
    nothing: 'Il ne restait aucun montant à rembourser.',
  },
  upcoming: {
    subject: (plan, sender) => `Prochain paiement pour ${plan}, ${sender}`,
    heading: 'Votre prochain paiement',
    charged: (plan, on, card) =>
      card
        ? `Le ${on}, nous prélèverons le paiement de ${plan} sur votre carte ${card}.`
        : `Le ${on}, nous prélèverons le prochain paiement de ${plan}.`,
    next: (on) =>
      `Vous n’avez rien à faire. Pour arrêter les paiements, annulez l’abonnement dans votre compte avant le ${on}.`,
  },
  failed: {
    subject: (plan, sender) => `Paiement refusé pour ${plan}, ${sender}`,
    heading: 'Votre paiement a été refusé',
    headingLast: 'Nous n’essayons plus de prélever votre paiement',
    refused: (plan, on, card) =>
      card
        ? `Votre carte ${card} a refusé le paiement du ${on} pour ${plan}.`
        : `Le paiement du ${on} pour ${plan} a été refusé.`,
    retry: (on) => `Nous essaierons de nouveau le ${on}.`,
    givenUp:
      'C’était la dernière tentative. Le paiement est en souffrance, et nous ne prélèverons plus rien pour cet abonnement.',
    canDo:
      'Remplacez la carte dans votre compte, ou vérifiez qu’elle n’est pas expirée et que son crédit suffit. Pour arrêter les paiements, annulez l’abonnement dans votre compte.',
    toCard: 'Remplacer votre carte',
    canDoLast:
      'Pour garder votre forfait, abonnez-vous de nouveau avec une autre carte, ou adressez-vous à notre personnel.',
  },
  canceled: {
    subject: (plan, sender) => `Abonnement annulé\u00a0: ${plan}, ${sender}`,
    heading: 'Votre abonnement est annulé',
    done: (plan) => `Votre abonnement à ${plan} est annulé.`,
    doneByStaff: (plan) => `Notre personnel a annulé votre abonnement à ${plan}.`,
    worksUntil: (date) => `Votre forfait fonctionne jusqu’au ${date}, la fin de la période que vous avez payée.`,
    unpaid: 'Vous n’avez encore payé aucune période\u00a0: le forfait ne commence pas.',
    noMore: 'Nous ne prélèverons aucun autre paiement.',
    charging: (amount) =>
      `Un paiement de ${amount} avait commencé avant l’annulation. Si votre carte l’accepte, vous recevrez un reçu. Nous ne prélèverons aucun paiement par la suite.`,
  },
}

/** The words of the mails of the shop. */
export const mailWords: Record<Locale, Words> = { en, fr }
