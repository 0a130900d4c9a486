import type { PayloadRequest } from 'payload'
import { reportWrongPasswords } from '@/server/auth/report-wrong-passwords'
import { fieldsOf, textOf } from '@/server/database/stored-values'
import { getServerUrl } from '@/server/http/server-url'

const text = (link: string) =>
  [
    `Hello,\n\nSomebody tried many wrong passwords for your account in the studio. They did not get in. We refuse further passwords from their network for ten minutes.\n\nIf it was not you, tell your administrator. If you use this password elsewhere, or if it was you and you forgot it, choose a new one:\n\n${link}`,
    `Bonjour,\n\nQuelqu’un a essayé plusieurs mots de passe erronés pour votre compte du studio. Cette personne n’y a pas eu accès. Nous refusons d’autres mots de passe de son réseau pendant dix minutes.\n\nSi ce n’était pas vous, avertissez votre administration. Si vous utilisez ce mot de passe ailleurs, ou si c’était vous et que vous l’avez oublié, choisissez-en un nouveau\u00a0:\n\n${link}\n`,
  ].join('\n\n---\n\n')

/** Tells the owner of a studio account by mail that many wrong passwords were tried; nobody where there is no account. */
export function reportAttempts({ payload }: PayloadRequest, email: string): void {
  reportWrongPasswords(payload, 'staff', async () => {
    const where = { email: { equals: email } }
    const person = await payload.db.findOne<{ id: string }>({ collection: 'staff', where })
    const to = textOf(fieldsOf(person).email)
    if (!person || !to) return null
    const subject =
      'Many wrong passwords for your studio account / Plusieurs mots de passe erronés pour votre compte du studio'
    return { id: person.id, to, subject, text: text(`${getServerUrl()}${payload.config.routes.admin}/forgot`) }
  })
}
