const en = {
  title: 'Two-step sign-in',
  off: 'Off. With it, signing in takes your password and a code from an app on your phone.',
  turnOn: 'Turn on two-step sign-in',
  scan: 'Scan this picture with an authenticator app, or type the secret into it. Then type the code that the app shows.',
  picture: 'QR code for the authenticator app; the same secret stands below as text',
  secret: 'Secret:',
  clock: (time: string) => `The studio’s clock says ${time}. Codes fit only when the phone’s clock agrees.`,
  code: 'Code',
  codeOrRecovery: 'Code of the app, or a recovery code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  keepThese:
    'Two-step sign-in is on, and your other sessions have ended. Keep these recovery codes: each lets you in once without your phone. They are not shown again.',
  kept: 'I have kept them',
  on: (left: number) => `On. Recovery codes left: ${left}.`,
  turnOff: 'Turn off two-step sign-in',
  othersOff: 'Off.',
  othersOn: 'On.',
  takeOff: 'Take off for a lost phone',
  reallyTakeOff: 'This person will sign in with the password alone. Make sure that it is they who ask.',
  taken: 'Taken off. They can turn it on again from their account.',
  unreachable: 'The studio does not answer. Try again in a moment.',
}

const fr: typeof en = {
  title: 'Connexion en deux étapes',
  off: 'Désactivée. Avec elle, il faut votre mot de passe et un code d’une application de votre téléphone pour se connecter.',
  turnOn: 'Activer la connexion en deux étapes',
  scan: 'Balayez cette image avec une application d’authentification, ou inscrivez-y le secret. Inscrivez ensuite le code que l’application affiche.',
  picture: 'Code QR pour l’application d’authentification ; le même secret figure plus bas en texte',
  secret: 'Secret :',
  clock: (time) =>
    `L’horloge du studio indique ${time}. Les codes ne conviennent que si celle du téléphone est à la même heure.`,
  code: 'Code',
  codeOrRecovery: 'Code de l’application, ou un code de secours',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  keepThese:
    'La connexion en deux étapes est activée, et vos autres sessions sont terminées. Conservez ces codes de secours : chacun permet de se connecter une fois sans votre téléphone. Ils ne seront plus affichés.',
  kept: 'Je les ai conservés',
  on: (left) => `Activée. Codes de secours restants : ${left}.`,
  turnOff: 'Désactiver la connexion en deux étapes',
  othersOff: 'Désactivée.',
  othersOn: 'Activée.',
  takeOff: 'Retirer pour un téléphone perdu',
  reallyTakeOff:
    'Cette personne se connectera avec son seul mot de passe. Assurez-vous que c’est bien elle qui le demande.',
  taken: 'Retirée. La personne peut la réactiver à partir de son compte.',
  unreachable: 'Le studio ne répond pas. Réessayez dans un instant.',
}

export type SecondFactorWords = typeof en
export const secondFactorWords = (language: string): SecondFactorWords => (language === 'fr' ? fr : en)
