import { isValidElement, type ComponentProps } from 'react'
import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import { translationOf } from '@/domain/text/other-language'
import { BodyInBothLanguages } from './body-in-both-languages'

type Props = ComponentProps<typeof RscEntryLexicalField>

/** The editor of a body, or two. It offers HTML blocks only to administrators, because the server refuses them from others. */
export async function BodyField(props: Props) {
  const mayInsert = props.user?.collection === 'staff' && props.user.role === 'administrator'
  const sanitizedEditorConfig = withBlocks(props.sanitizedEditorConfig, mayInsert)
  const editor = await RscEntryLexicalField({ ...props, sanitizedEditorConfig, siblingData: withBothTexts(props) })
  if (!isValidElement<ComponentProps<typeof BodyInBothLanguages>>(editor)) return editor
  return <BodyInBothLanguages {...editor.props} />
}

type Text = { root?: { children?: unknown[] } } | null | undefined

/** The texts of both languages as one: Payload prepares a form for each block in it, and uses the text for nothing else. */
function withBothTexts({ clientField, siblingData }: Props): Props['siblingData'] {
  const { name } = clientField as { name: string }
  const { [name]: own, [translationOf(name)]: others } = (siblingData ?? {}) as Record<
    string,
    Text | Record<string, Text>
  >
  const texts = [own as Text, ...Object.values((others ?? {}) as Record<string, Text>)]
  return { ...siblingData, [name]: { root: { children: texts.flatMap((text) => text?.root?.children ?? []) } } }
}

function withBlocks(config: Props['sanitizedEditorConfig'], mayInsert: boolean): Props['sanitizedEditorConfig'] {
  const blocks = config.resolvedFeatureMap.get('blocks')
  if (!blocks) return config
  const features = new Map(config.resolvedFeatureMap)
  const clientFeatureProps: Record<string, unknown> = { ...(blocks.clientFeatureProps as object), mayInsert }
  features.set('blocks', { ...blocks, clientFeatureProps })
  return { ...config, resolvedFeatureMap: features }
}
