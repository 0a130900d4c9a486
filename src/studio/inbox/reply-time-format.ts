/** "November 28, 2026 at 5:10 p.m.", « 28 novembre 2026 à 17 h 10 », on the clock of the reader. */
export const replyTimeFormat = (language: 'en' | 'fr') =>
  new Intl.DateTimeFormat(`${language}-CA`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
