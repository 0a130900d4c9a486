import { FieldDiffContainer, getHTMLDiffComponents } from '@payloadcms/ui/rsc'
import type { FieldDiffServerProps } from 'payload'
import { escapeText } from '@/domain/content/rich-text/render/escape-html'

type Props = Pick<FieldDiffServerProps, 'clientField' | 'i18n' | 'locale' | 'nestingLevel'>

const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escapeText(line)}</p>`).join('') || '<p></p>'

/** The studio's language of a comparison. */
export const languageOf = ({ i18n }: Pick<FieldDiffServerProps, 'i18n'>) => (i18n.language === 'fr' ? 'fr' : 'en')

/** Two values of a field as lines of text beside each other, in the look of Payload's own comparisons. */
export function linesDifference({ clientField, i18n, locale, nestingLevel }: Props, from: string[], to: string[]) {
  const { From, To } = getHTMLDiffComponents({
    fromHTML: paragraphs(from),
    toHTML: paragraphs(to),
    tokenizeByCharacter: false,
  })
  const label = 'label' in clientField ? clientField.label : undefined
  return (
    <FieldDiffContainer
      className="text-diff"
      From={From}
      To={To}
      i18n={i18n}
      label={{ label: label as string, locale }}
      nestingLevel={nestingLevel}
    />
  )
}
