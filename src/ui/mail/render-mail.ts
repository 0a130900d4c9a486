import type { Locale } from '@/domain/locale'
import { isHexColour, readableTextColour } from '@/domain/site/brand-colour'
import { markup, type Html } from './mail-markup'

/** A line of a list of amounts. `detail` stands below the label, in smaller letters. */
type AmountRow = { label: string; detail?: string | null; value: string; isTotal?: boolean }

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'amounts'; caption: string; rows: readonly AmountRow[] }
  | { kind: 'link'; label: string; url: string }

/** A mail in both formats. Both say the same. */
export type RenderedMail = { subject: string; text: string; html: string }

type MailContent = {
  locale: Locale
  /** Who sends the mail, such as `Northgate Dining`. */
  sender: string
  brandColor: string
  subject: string
  heading: string
  blocks: readonly MailBlock[]
  footer: string
}

/** Renders a mail from blocks. Colours are inlined and nothing is loaded from elsewhere, because mail programs remove both. */
export const renderMail = (content: MailContent): RenderedMail => ({
  subject: oneLine(content.subject),
  text: renderText(content),
  html: `<!doctype html>${renderHtml(content)}`,
})

/** Names are typed by people: a line break in one would end the header. */
const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, ' ').trim()

function renderText({ locale, sender, heading, blocks, footer }: MailContent): string {
  const colon = locale === 'fr' ? '\u00a0: ' : ': '
  const parts = blocks.map((block) => {
    if (block.kind === 'text') return block.text
    if (block.kind === 'lines') return block.lines.join('\n')
    if (block.kind === 'link') return `${block.label}\n${block.url}`
    const lines = block.rows.map(
      ({ label, detail, value }) => `- ${label}${value && `${colon}${value}`}${detail ? `\n  ${detail}` : ''}`,
    )
    return [block.caption, ...lines].join('\n')
  })
  return `${[heading, ...parts, `${sender}\n${footer}`].join('\n\n')}\n`
}

const fonts = 'font-family:Arial,Helvetica,sans-serif;'
const ink = '#1a1a1a'
const paragraph = `${fonts}margin:0 0 16px;font-size:16px;line-height:24px;color:${ink}`
const cell = `${fonts}padding:8px 0;border-top:1px solid #d9d6cf;font-size:16px;line-height:24px;color:${ink};vertical-align:top;`

function renderHtml({ locale, sender, brandColor, subject, heading, blocks, footer }: MailContent): Html {
  const brand = isHexColour(brandColor) ? brandColor : '#26231e'
  const onBrand = readableTextColour(brand)
  return markup`<html lang="${locale === 'fr' ? 'fr-CA' : 'en-CA'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;padding:0;background:#f4f2ec"><div style="max-width:600px;margin:0 auto;background:#ffffff">
<p style="${fonts}margin:0;padding:16px 24px;background:${brand};color:${onBrand};font-size:18px;line-height:24px;font-weight:bold">${sender}</p>
<div style="padding:24px"><h1 style="${fonts}margin:0 0 16px;font-size:24px;line-height:32px;color:${ink}">${heading}</h1>
${blocks.map((block) => renderBlock(block, brand, onBrand))}</div>
<p style="${fonts}margin:0;padding:16px 24px;border-top:1px solid #d9d6cf;font-size:14px;line-height:20px;color:#595959">${footer}</p>
</div></body></html>
`
}

function renderBlock(block: MailBlock, brand: string, onBrand: string): Html {
  if (block.kind === 'text')
    return markup`<p style="${paragraph}">${block.text}</p>
`
  if (block.kind === 'lines')
    return markup`<p style="${paragraph}">${block.lines.map((line, at) => (at === 0 ? markup`${line}` : markup`<br>${line}`))}</p>
`
  if (block.kind === 'link')
    return markup`<p style="${paragraph}"><a href="${block.url}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand};color:${onBrand};font-weight:bold;text-decoration:none">${block.label}</a></p>
`
  return markup`<table style="width:100%;margin:0 0 24px;border-collapse:collapse"><caption style="${fonts}padding:0 0 8px;font-size:18px;line-height:24px;font-weight:bold;text-align:left;color:${ink}">${block.caption}</caption><tbody>
${block.rows.map(renderRow)}</tbody></table>
`
}

function renderRow({ label, detail, value, isTotal }: AmountRow): Html {
  const weight = `font-weight:${isTotal ? 'bold' : 'normal'}`
  const small = detail && markup`<br><span style="font-size:14px;line-height:20px;color:#595959">${detail}</span>`
  return markup`<tr><th scope="row" style="${cell}padding-right:16px;text-align:left;${weight}">${label}${small}</th><td style="${cell}text-align:right;white-space:nowrap;${weight}">${value}</td></tr>
`
}
