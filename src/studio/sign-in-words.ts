const en = {
  email: 'Email',
  password: 'Password',
  code: 'Code of your authenticator app, or a recovery code',
  forgot: 'Forgot password?',
  signIn: 'Login',
  unreachable: 'The studio does not answer. What you typed is still here: try again in a moment.',
}

const fr: typeof en = {
  email: 'Courriel',
  password: 'Mot de passe',
  code: 'Code de votre application d’authentification, ou un code de secours',
  forgot: 'Mot de passe oublié ?',
  signIn: 'Se connecter',
  unreachable: 'Le studio ne répond pas. Ce que vous avez tapé est encore là : réessayez dans un instant.',
}

export const signInWords = (language: string): typeof en => (language === 'fr' ? fr : en)
