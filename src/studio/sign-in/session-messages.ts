const en = {
  title: 'Where you are signed in',
  help: 'A session ends eight hours after it was last used. If you do not recognize one, sign it out and change your password.',
  loading: 'Loading your sessions…',
  unknownDevice: 'Unknown device',
  thisDevice: 'this device',
  signedIn: (at: string) => `Signed in on ${at}`,
  renewed: (at: string) => `last used on ${at} or later`,
  end: 'Sign out',
  endNamed: (device: string, at: string) => `Sign out ${device}, signed in on ${at}`,
  endOthers: 'Sign out everywhere else',
  onlyHere: 'No other device is signed in.',
  ended: 'The session has ended.',
  othersEnded: 'Your other sessions have ended.',
  again: 'Try again',
  unreachable: 'The studio is not responding. Try again in a moment.',
  currentPassword: 'Current password',
  currentPasswordHelp: 'Needed to change your email or your password. Your other sessions will end.',
}

const fr: typeof en = {
  title: 'Appareils connectés',
  help: 'Une session prend fin huit heures après sa dernière utilisation. Si vous n’en reconnaissez pas une, déconnectez-la et changez votre mot de passe.',
  loading: 'Chargement de vos sessions…',
  unknownDevice: 'Appareil inconnu',
  thisDevice: 'cet appareil',
  signedIn: (at) => `Connexion le ${at}`,
  renewed: (at) => `dernière utilisation le ${at} ou plus tard`,
  end: 'Déconnecter',
  endNamed: (device, at) => `Déconnecter\u00a0: ${device}, connexion le ${at}`,
  endOthers: 'Déconnecter tous les autres appareils',
  onlyHere: 'Aucun autre appareil n’est connecté.',
  ended: 'La session est terminée.',
  othersEnded: 'Vos autres sessions sont terminées.',
  again: 'Réessayer',
  unreachable: 'Le studio ne répond pas. Réessayez dans un instant.',
  currentPassword: 'Mot de passe actuel',
  currentPasswordHelp:
    'Nécessaire pour changer votre courriel ou votre mot de passe. Vos autres sessions prendront fin.',
}

export const sessionMessages = (language: string): typeof en => (language === 'fr' ? fr : en)
