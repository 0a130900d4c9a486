const en = {
  email: 'Email',
  password: 'Password',
  code: 'Code from your authenticator app, or a recovery code',
  forgot: 'Forgot password?',
  signIn: 'Sign in',
  unreachable: 'The studio is not responding. Your entries are still here. Try again in a moment.',
}

const fr: typeof en = {
  email: 'Courriel',
  password: 'Mot de passe',
  code: 'Code de votre application d’authentification, ou un code de secours',
  forgot: 'Mot de passe oublié?',
  signIn: 'Se connecter',
  unreachable: 'Le studio ne répond pas. Ce que vous avez entré est encore là. Réessayez dans un instant.',
}

export const signInMessages = (language: string): typeof en => (language === 'fr' ? fr : en)
