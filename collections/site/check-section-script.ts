import type { CollectionBeforeValidateHook } from 'payload'
import { parseHostNames } from '@/domain/http/host-names'
import { checkScript, type ScriptSource, type ScriptRefusal } from '@/domain/site/section-script'
import { type BilingualText, translate, bilingual } from '@collections/labels'
import { validationError } from '@collections/validation-error'

const messages: Record<ScriptRefusal, BilingualText> = {
  'not-an-address': bilingual(
    'Enter an address like https://cdn.example.com/map.js, without a user name or a port.',
    'Entrez une adresse comme https://cdn.exemple.ca/carte.js, sans identifiant ni port.',
  ),
  'unknown-host': bilingual(
    'Scripts from this host are not allowed. The operator of the server lists the allowed hosts in SCRIPT_HOSTS.',
    'Les scripts de cet hôte ne sont pas permis. L’exploitant du serveur indique les hôtes permis dans SCRIPT_HOSTS.',
  ),
  'sensitive-screen': bilingual(
    'Pages where people sign in, pay or give health information cannot load scripts from other hosts.',
    'Les pages où l’on se connecte, paie ou donne des renseignements sur sa santé ne peuvent pas charger de scripts d’autres hôtes.',
  ),
}

/**
 * The field to blame: the script if it is new, otherwise the slug that turned the section into a page where scripts are not
 * allowed. Null when neither changed.
 */
function findFault(
  now: ScriptSource,
  before: ScriptSource,
  hosts: string[],
): { path: string; refusal: ScriptRefusal } | null {
  const refusal = checkScript(now, hosts)
  if (!refusal) return null
  if (now.scriptUrl !== before.scriptUrl) return { path: 'scriptUrl', refusal }
  const moved = (['masterSlug', 'slug'] as const).find((name) => now[name] !== before[name])
  return moved && refusal === 'sensitive-screen' ? { path: moved, refusal } : null
}

/**
 * Refuses a script that is not allowed, when it is set and when the section becomes another page. A section stays saveable
 * if the operator no longer allows the host of its script; the script is then not loaded. Spec: PUB-2.34.
 */
export const checkSectionScript: CollectionBeforeValidateHook = ({ data, originalDoc, collection, req }) => {
  const before: ScriptSource = originalDoc ?? {}
  const fault = findFault({ ...before, ...data }, before, parseHostNames(process.env.SCRIPT_HOSTS ?? '') ?? [])
  if (!fault) return data
  const errors = [{ path: fault.path, message: translate(req, messages[fault.refusal]) }]
  throw validationError(collection, errors, req)
}
