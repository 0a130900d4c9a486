import type { Locale } from '@/domain/locale'
import { isInQuery, splitCall, type Step, type Walkthrough } from './walkthrough'

/** A walkthrough as a script of a POSIX shell with curl and jq. A new `cookies.txt` keeps the session and the cart. */
export function writeShell({ inputs, steps }: Walkthrough, serverUrl: string, locale: Locale): string {
  const known = Object.entries(inputs).map(([name, value]) => `${name}=${quote(value)}`)
  return [
    ['rm -f cookies.txt', `api=${quote(`${serverUrl}/v1`)}`, ...known].join('\n'),
    ...steps.map((step) => stepLines(step, locale)),
  ].join('\n\n')
}

function stepLines(step: Step, locale: Locale): string {
  const { about, fields, keeps = {} } = step
  const { method, path } = splitCall(step)
  const kept = Object.entries(keeps).map(([name, at]) => `${name}=$(echo "$answer" | jq -r '${jqOf(at)}')`)
  const pairs = Object.entries(fields).map(([name, value]) => `${name}=${String(value)}`)
  const query =
    isInQuery(method) && pairs.length > 0 ? ['-G', ...pairs.map((pair) => `--data-urlencode "${pair}"`)] : []
  const body = isInQuery(method)
    ? query
    : ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(fields)).replace(/\$(\w+)/g, `'"$$$1"'`)}`]
  const options = [...(method === 'DELETE' ? ['-X DELETE'] : []), '-b cookies.txt', '-c cookies.txt', ...body]
  const command = [`curl -s "$api/${path}"`, ...options].join(' \\\n  ')
  return [`# ${about[locale]}`, kept.length > 0 ? `answer=$(${command})` : command, ...kept].join('\n')
}

/** `locations.?use_reservations.id` in the language of jq. */
const jqOf = (path: string) =>
  path.split('.').reduce((done, part) => {
    if (part.startsWith('?')) return `${done} | map(select(.${part.slice(1)})) | .[0]`
    return /^\d+$/.test(part) ? `${done}[${part}]` : `${done}.${part}`
  }, '')

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
