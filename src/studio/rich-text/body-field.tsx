import type { ComponentProps } from 'react'
import { RscEntryLexicalField } from '@payloadcms/richtext-lexical/rsc'

type Props = ComponentProps<typeof RscEntryLexicalField>

/** The editor of a body. It offers HTML blocks only to administrators, because the server refuses them from others. */
export function BodyField(props: Props) {
  const mayInsert = props.user?.collection === 'staff' && props.user.role === 'administrator'
  return <RscEntryLexicalField {...props} sanitizedEditorConfig={withBlocks(props.sanitizedEditorConfig, mayInsert)} />
}

function withBlocks(config: Props['sanitizedEditorConfig'], mayInsert: boolean): Props['sanitizedEditorConfig'] {
  const blocks = config.resolvedFeatureMap.get('blocks')
  if (!blocks) return config
  const features = new Map(config.resolvedFeatureMap)
  const clientFeatureProps: Record<string, unknown> = { ...(blocks.clientFeatureProps as object), mayInsert }
  features.set('blocks', { ...blocks, clientFeatureProps })
  return { ...config, resolvedFeatureMap: features }
}
