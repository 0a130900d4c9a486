/** Sources of a directive, such as `'self'` or `https://tiles.example.org`. */
type Sources = readonly string[]
type Directives = Record<string, Sources>

/** Writes a policy. A directive without sources allows nothing. */
const writePolicy = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(' ') : "'none'"}`)
    .join('; ')

/** The policy of a response that is not a document: opened by itself it loads nothing, and no page may frame it. */
export const inertPolicy = writePolicy({ 'default-src': [], 'frame-ancestors': [] })

/** What the script of a payment provider needs: it asks for cards in frames of its own host. */
export type PaymentSources = { scripts: Sources; connections: Sources; frames: Sources; images: Sources }
const noPaymentSources: PaymentSources = { scripts: [], connections: [], frames: [], images: [] }

/**
 * The policy of a page of the site. `scriptHashes` are the Base64 SHA-256 digests of its inline scripts, `imageSources` other
 * sources of images. `widgetOrigins` are the origins of external scripts that the operator allows and the page contains: such
 * a script may also load its own data, images, styles and frames. Style attributes of the markup need `'unsafe-inline'`.
 */
export const pagePolicy = ({
  payment = noPaymentSources,
  ...page
}: {
  scriptHashes: Sources
  imageSources: Sources
  widgetOrigins: Sources
  payment?: PaymentSources | undefined
  /** Whether the page shows other pages of this host in frames, as the preview of both languages does. */
  framesPages?: boolean
}): string =>
  writePolicy({
    'default-src': [],
    'script-src': [
      "'self'",
      ...page.scriptHashes.map((hash) => `'sha256-${hash}'`),
      ...page.widgetOrigins,
      ...payment.scripts,
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...page.widgetOrigins],
    'img-src': ["'self'", 'data:', ...page.imageSources, ...page.widgetOrigins, ...payment.images],
    'font-src': ["'self'", ...page.widgetOrigins],
    'connect-src': ["'self'", ...page.widgetOrigins, ...payment.connections],
    'frame-src': [...(page.framesPages ? ["'self'"] : []), ...page.widgetOrigins, ...payment.frames],
    'manifest-src': ["'self'"],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })

/**
 * The policy of a page of the studio. `nonce` is on the scripts that Next writes into this one response. Payload's own
 * components need inline styles; `data:` is the QR code of two-step sign-in, `blob:` the preview of a chosen file.
 */
export const studioPolicy = (studio: { nonce: string; imageSources: Sources }): string =>
  writePolicy({
    'default-src': [],
    'script-src': ["'self'", `'nonce-${studio.nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...studio.imageSources],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': [],
    'base-uri': [],
    'form-action': ["'self'"],
    'frame-ancestors': [],
  })
