import type { Locale, Localized } from '@/domain/locale'
import { splitCall, type Step, type Walkthrough } from './walkthrough'

const cookieNote: Localized = {
  en: 'The session and the cart. In a page of this server, the browser keeps them: leave this out.',
  fr: 'La session et le panier. Dans une page de ce serveur, le navigateur les garde\u00a0: omettez ceci.',
}

/** A walkthrough as a program in TypeScript with fetch. It ends with an error when a call is refused. */
export function writeTypeScript({ inputs, steps }: Walkthrough, serverUrl: string, locale: Locale): string {
  const known = Object.entries(inputs).map(([name, value]) => `const ${name} = ${quote(value)}`)
  return [
    [`const api = ${quote(`${serverUrl}/v1`)}`, ...known].join('\n'),
    callFunction(cookieNote[locale]),
    ...steps.map((step, index) => stepLines(step, index + 1, locale)),
  ].join('\n\n')
}

const callFunction = (note: string) => `// ${note}
const cookies = new Map<string, string>()

async function call(method: string, path: string, fields: Record<string, unknown> = {}) {
  const isInQuery = method === 'GET' || method === 'DELETE'
  const query = isInQuery ? '?' + new URLSearchParams(fields as Record<string, string>) : ''
  const response = await fetch(api + '/' + path + query, {
    method,
    headers: { 'Content-Type': 'application/json', Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
    body: isInQuery ? undefined : JSON.stringify(fields),
  })
  for (const line of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    cookies.set(name, value)
  }
  const answer = await response.json()
  if (answer.status === 'error') throw new Error(response.status + ' ' + answer.msg)
  return answer
}`

function stepLines(step: Step, number: number, locale: Locale): string {
  const { about, fields, keeps = {} } = step
  const { method, path } = splitCall(step)
  const pairs = Object.entries(fields).map(([name, value]) => {
    const code = codeOf(value)
    return name === code ? name : `${name}: ${code}`
  })
  const sent = pairs.length > 0 ? `, { ${pairs.join(', ')} }` : ''
  const called = `await call(${quote(method)}, ${codeOf(path)}${sent})`
  const kept = Object.entries(keeps).map(([name, at]) => `const ${name} = answer${number}${accessOf(at)}`)
  return [`// ${about[locale]}`, kept.length > 0 ? `const answer${number} = ${called}` : called, ...kept].join('\n')
}

/** `locations.?use_reservations.id` as an expression behind an object. */
const accessOf = (path: string) =>
  path
    .split('.')
    .map((part) => {
      if (part.startsWith('?')) return `.find((one: Record<string, unknown>) => one.${part.slice(1)})`
      return /^\d+$/.test(part) ? `[${part}]` : `.${part}`
    })
    .join('')

/** A field as code: `$site` is the variable, also as a part of a text. */
function codeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(codeOf).join(', ')}]`
  if (typeof value !== 'string') return JSON.stringify(value)
  if (/^\$\w+$/.test(value)) return value.slice(1)
  return value.includes('$') ? `\`${value.replace(/\$(\w+)/g, '${$1}')}\`` : quote(value)
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
