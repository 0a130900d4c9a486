const en = {
  title: 'Two-step sign-in',
  off: 'Off. When it is on, you sign in with your password and a code from an app on your phone.',
  turnOn: 'Turn on two-step sign-in',
  scan: 'Scan this picture with an authenticator app, or enter the secret in the app. Then enter the code that the app shows.',
  picture: 'QR code for the authenticator app. The secret is also below as text.',
  secret: 'Secret:',
  clock: (time: string) =>
    `The studio’s clock shows ${time}. Codes work only if the phone’s clock shows the same time.`,
  code: 'Code',
  codeOrRecovery: 'Code from the app, or a recovery code',
  confirm: 'Confirm',
  cancel: 'Cancel',
  saveCodes:
    'Two-step sign-in is on, and your other sessions have ended. Save these recovery codes. Each one signs you in once without your phone. They will not be shown again.',
  codesSaved: 'I have saved the codes',
  on: (left: number) => `On. Recovery codes left: ${left}.`,
  turnOff: 'Turn off two-step sign-in',
  otherOff: 'Off.',
  otherOn: 'On.',
  turnOffForOther: 'Turn off for a lost phone',
  confirmTurnOffForOther: 'This person will sign in with only a password. Make sure that the request comes from them.',
  turnedOffForOther: 'Turned off. They can turn it on again from their account.',
  unreachable: 'The studio is not responding. Try again in a moment.',
}

const fr: typeof en = {
  title: 'Connexion en deux étapes',
  off: 'Désactivée. Une fois activée, vous vous connectez avec votre mot de passe et un code d’une application de votre téléphone.',
  turnOn: 'Activer la connexion en deux étapes',
  scan: 'Balayez cette image avec une application d’authentification, ou entrez le secret dans l’application. Entrez ensuite le code que l’application affiche.',
  picture: 'Code QR pour l’application d’authentification. Le secret figure aussi plus bas en texte.',
  secret: 'Secret\u00a0:',
  clock: (time) =>
    `L’horloge du studio indique ${time}. Les codes ne fonctionnent que si l’horloge du téléphone indique la même heure.`,
  code: 'Code',
  codeOrRecovery: 'Code de l’application, ou un code de secours',
  confirm: 'Confirmer',
  cancel: 'Annuler',
  saveCodes:
    'La connexion en deux étapes est activée, et vos autres sessions sont terminées. Conservez ces codes de secours. Chacun permet de vous connecter une fois sans votre téléphone. Ils ne seront plus affichés.',
  codesSaved: 'J’ai conservé les codes',
  on: (left) => `Activée. Codes de secours restants\u00a0: ${left}.`,
  turnOff: 'Désactiver la connexion en deux étapes',
  otherOff: 'Désactivée.',
  otherOn: 'Activée.',
  turnOffForOther: 'Désactiver pour un téléphone perdu',
  confirmTurnOffForOther:
    'Cette personne se connectera avec son seul mot de passe. Assurez-vous que la demande vient bien d’elle.',
  turnedOffForOther: 'Désactivée. La personne peut la réactiver à partir de son compte.',
  unreachable: 'Le studio ne répond pas. Réessayez dans un instant.',
}

export const secondFactorMessages = (language: string): typeof en => (language === 'fr' ? fr : en)
