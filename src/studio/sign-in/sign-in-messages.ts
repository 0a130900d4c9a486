const en = {
  email: 'Email',
  password: 'Password',
  code: 'Code from your authenticator app, or a recovery code',
  forgot: 'Forgot password?',
  signIn: 'Sign in',
  withCampus: 'Continue with your {name}',
  campusRefused: 'Your {name} did not sign you in. Your account here needs the same email.',
  orWithPassword: 'Or sign in with your password:',
  unreachable: 'The studio is not responding. Your entries are still here. Try again in a moment.',
}

const fr: typeof en = {
  email: 'Courriel',
  password: 'Mot de passe',
  code: 'Code de votre application d’authentification, ou un code de secours',
  forgot: 'Mot de passe oublié?',
  signIn: 'Se connecter',
  withCampus: 'Continuer avec votre {name}',
  campusRefused: 'Votre {name} ne vous a pas donné accès. Votre compte ici doit avoir le même courriel.',
  orWithPassword: 'Ou connectez-vous avec votre mot de passe :',
  unreachable: 'Le studio ne répond pas. Ce que vous avez entré est encore là. Réessayez dans un instant.',
}

export const signInMessages = (language: string): typeof en => (language === 'fr' ? fr : en)
