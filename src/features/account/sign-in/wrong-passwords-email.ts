import { accountPath } from '@/domain/account/account-paths'
import { localize } from '@/domain/locale'
import type { Site } from '@/domain/site/site'

/** The plain-text email to a customer whose account got many wrong passwords, in both languages. `serverUrl` ends without a slash. */
export function wrongPasswordsEmail({ name, slug }: Pick<Site, 'name' | 'slug'>, serverUrl: string) {
  const [en, fr] = [localize(name, 'en') ?? '', localize(name, 'fr') ?? '']
  const link = (locale: 'en' | 'fr') => `${serverUrl}${accountPath('signIn', slug, locale)}#forgotten`
  return {
    subject: `Many wrong passwords for your account / Plusieurs mots de passe erronés pour votre compte (${en})`,
    text: [
      `Hello,\n\nSomebody tried many wrong passwords for your account at ${en} Dining. They did not get in. We refuse further passwords from their network for ten minutes.\n\nIf it was not you, you do not have to do anything. If you use this password elsewhere, or if it was you and you forgot it, choose a new one:\n\n${link('en')}`,
      `Bonjour,\n\nQuelqu’un a essayé plusieurs mots de passe erronés pour votre compte aux Services alimentaires, ${fr}. Cette personne n’y a pas eu accès. Nous refusons d’autres mots de passe de son réseau pendant dix minutes.\n\nSi ce n’était pas vous, vous n’avez rien à faire. Si vous utilisez ce mot de passe ailleurs, ou si c’était vous et que vous l’avez oublié, choisissez-en un nouveau\u00a0:\n\n${link('fr')}\n`,
    ].join('\n\n---\n\n'),
  }
}
