import { isValidElement, type ComponentProps } from 'react'
import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'
import { BodyInBothLanguages } from './body-in-both-languages'

type Props = ComponentProps<typeof RscEntryLexicalField>

/** The editor of a body. It offers HTML blocks only to administrators, because the server refuses them from others. */
export async function BodyField(props: Props) {
  const mayInsert = props.user?.collection === 'staff' && props.user.role === 'administrator'
  const sanitizedEditorConfig = withBlocks(props.sanitizedEditorConfig, mayInsert)
  const editor = await RscEntryLexicalField({ ...props, sanitizedEditorConfig })
  if (!isValidElement<ComponentProps<typeof BodyInBothLanguages>>(editor)) return editor
  return <BodyInBothLanguages {...editor.props} />
}

function withBlocks(config: Props['sanitizedEditorConfig'], mayInsert: boolean): Props['sanitizedEditorConfig'] {
  const blocks = config.resolvedFeatureMap.get('blocks')
  if (!blocks) return config
  const features = new Map(config.resolvedFeatureMap)
  const clientFeatureProps: Record<string, unknown> = { ...(blocks.clientFeatureProps as object), mayInsert }
  features.set('blocks', { ...blocks, clientFeatureProps })
  return { ...config, resolvedFeatureMap: features }
}
