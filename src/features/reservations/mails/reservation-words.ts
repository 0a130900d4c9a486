import type { Locale } from '@/domain/locale'

/** What the mails about a reservation say. `when` is a date with a time. */
type Words = {
  toAccount: string
  when: string
  who: string
  at: (date: string, time: string) => string
  confirmed: { subject: (place: string, sender: string) => string; heading: string; done: string; next: string }
  reminder: { subject: (place: string, sender: string) => string; heading: string; done: string; next: string }
  canceled: { subject: (place: string, sender: string) => string; heading: string; done: string; next: string }
  canceledByCustomer: {
    subject: (place: string, sender: string) => string
    heading: string
    done: string
    next: string
  }
  offerEnded: { subject: (place: string, sender: string) => string; heading: string; done: string; next: string }
  offer: {
    subject: (place: string, sender: string) => string
    heading: string
    done: string
    until: (time: string) => string
  }
}

const en: Words = {
  toAccount: 'Open your account',
  when: 'When',
  who: 'Party',
  at: (date, time) => `${date}, ${time}`,
  confirmed: {
    subject: (place, sender) => `Your reservation at ${place}, ${sender}`,
    heading: 'Your reservation is confirmed',
    done: 'We look forward to seeing you. The attached file adds the reservation to your calendar.',
    next: 'If you can’t come, cancel the reservation in your account, so that someone else gets the seat.',
  },
  reminder: {
    subject: (place, sender) => `Tomorrow: your reservation at ${place}, ${sender}`,
    heading: 'Your reservation is tomorrow',
    done: 'This is a reminder of your reservation. The attached file adds it to your calendar.',
    next: 'If you can’t come, cancel the reservation in your account, so that someone else gets the seat.',
  },
  canceled: {
    subject: (place, sender) => `Your reservation at ${place} is canceled, ${sender}`,
    heading: 'We had to cancel your reservation',
    done: 'We’re sorry: our staff canceled this reservation. If it is in your calendar, the attached file removes it.',
    next: 'You can choose another time in your account.',
  },
  canceledByCustomer: {
    subject: (place, sender) => `Your reservation at ${place} is canceled, ${sender}`,
    heading: 'Your reservation is canceled',
    done: 'You canceled this reservation. If it is in your calendar, the attached file removes it.',
    next: 'You can choose another time in your account.',
  },
  offerEnded: {
    subject: (place, sender) => `Your offer at ${place} has ended, ${sender}`,
    heading: 'The offer has ended',
    done: 'You did not accept the seat in time, so it went to the next person.',
    next: 'You can join the waiting list again, or choose another time in your account.',
  },
  offer: {
    subject: (place, sender) => `A seat is free at ${place}, ${sender}`,
    heading: 'A seat is free for you',
    done: 'You are next on the waiting list, and a seat is free. We hold it for you for 30 minutes.',
    until: (time) => `Accept it in your account by ${time}. After that, it goes to the next person.`,
  },
}

const fr: Words = {
  toAccount: 'Ouvrir votre compte',
  when: 'Quand',
  who: 'Groupe',
  at: (date, time) => `${date}, ${time}`,
  confirmed: {
    subject: (place, sender) => `Votre réservation\u00a0: ${place}, ${sender}`,
    heading: 'Votre réservation est confirmée',
    done: 'Au plaisir de vous accueillir. Le fichier joint ajoute la réservation à votre calendrier.',
    next: 'Si vous ne pouvez pas venir, annulez la réservation dans votre compte\u00a0: quelqu’un d’autre aura la place.',
  },
  reminder: {
    subject: (place, sender) => `Demain, votre réservation\u00a0: ${place}, ${sender}`,
    heading: 'Votre réservation est demain',
    done: 'Voici un rappel de votre réservation. Le fichier joint l’ajoute à votre calendrier.',
    next: 'Si vous ne pouvez pas venir, annulez la réservation dans votre compte\u00a0: quelqu’un d’autre aura la place.',
  },
  canceled: {
    subject: (place, sender) => `Réservation annulée\u00a0: ${place}, ${sender}`,
    heading: 'Nous avons dû annuler votre réservation',
    done: 'Désolés\u00a0: notre personnel a annulé cette réservation. Si elle est dans votre calendrier, le fichier joint l’en retire.',
    next: 'Vous pouvez choisir une autre heure dans votre compte.',
  },
  canceledByCustomer: {
    subject: (place, sender) => `Réservation annulée\u00a0: ${place}, ${sender}`,
    heading: 'Votre réservation est annulée',
    done: 'Vous avez annulé cette réservation. Si elle est dans votre calendrier, le fichier joint l’en retire.',
    next: 'Vous pouvez choisir une autre heure dans votre compte.',
  },
  offerEnded: {
    subject: (place, sender) => `Offre échue\u00a0: ${place}, ${sender}`,
    heading: 'L’offre est échue',
    done: 'Vous n’avez pas accepté la place à temps\u00a0: elle est allée à la personne suivante.',
    next: 'Vous pouvez vous remettre sur la liste d’attente, ou choisir une autre heure dans votre compte.',
  },
  offer: {
    subject: (place, sender) => `Une place est libre\u00a0: ${place}, ${sender}`,
    heading: 'Une place est libre pour vous',
    done: 'C’est votre tour sur la liste d’attente, et une place est libre. Nous vous la gardons pendant 30 minutes.',
    until: (time) => `Acceptez-la dans votre compte avant ${time}. Ensuite, elle ira à la personne suivante.`,
  },
}

export const reservationWords: Record<Locale, Words> = { en, fr }
