import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { scriptHostsOf, scriptRefusal, type Scripted, type ScriptRefusal } from '@/domain/section-script'
import { say, words } from '@collections/labels'

const sentences: Record<ScriptRefusal, ReturnType<typeof words>> = {
  'not-an-address': words(
    'Write an address like https://cdn.example.com/map.js, without a user or a port.',
    'Écrivez une adresse comme https://cdn.exemple.ca/carte.js, sans identifiant ni port.',
  ),
  'unknown-host': words(
    'Scripts of this host are not allowed here: whoever runs the server names the allowed hosts in SCRIPT_HOSTS.',
    'Les scripts de cet hôte ne sont pas permis ici : l’exploitant du serveur nomme les hôtes permis dans SCRIPT_HOSTS.',
  ),
  'sensitive-screen': words(
    'No script of another host runs where people sign in, pay or write about their health.',
    'Aucun script d’un autre hôte ne s’exécute là où l’on se connecte, paie ou parle de sa santé.',
  ),
}

/** The field at fault: the script that is new, else what makes a screen of the section on which its old one may not run. */
function faultOf(now: Scripted, before: Scripted, hosts: string[]): { path: string; refusal: ScriptRefusal } | null {
  const refusal = scriptRefusal(now, hosts)
  if (!refusal) return null
  if (now.scriptUrl !== before.scriptUrl) return { path: 'scriptUrl', refusal }
  const moved = (['masterSlug', 'slug'] as const).find((name) => now[name] !== before[name])
  return moved && refusal === 'sensitive-screen' ? { path: moved, refusal } : null
}

/**
 * Refuses a script that may not run on its section: when it is written, and when the section becomes another screen. A
 * section whose script the operator has since stopped allowing can still be saved; its script is not loaded. Spec: PUB-2.34.
 */
export const checkSectionScript: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  const before: Scripted = originalDoc ?? {}
  const fault = faultOf({ ...before, ...data }, before, scriptHostsOf(process.env.SCRIPT_HOSTS ?? '') ?? [])
  if (!fault) return data
  const errors = [{ path: fault.path, message: say(req, sentences[fault.refusal]) }]
  throw new ValidationError({ collection: collection.slug, errors }, req.t)
}
