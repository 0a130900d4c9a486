'use client'
import { BlocksFeatureClient } from '@payloadcms/richtext-lexical/client'

type Feature = typeof BlocksFeatureClient
type Props = Parameters<Feature>[0] & { mayInsert?: boolean }

/**
 * Payload's blocks, without the menus that insert them for people who may not save them (`body-field.tsx`). A text that already
 * has a block shows it to everybody.
 */
export function HtmlBlockFeature(props: Props): ReturnType<Feature> {
  const provider = BlocksFeatureClient(props)
  if (props.mayInsert !== false) return provider
  return {
    ...provider,
    feature: (given) => {
      const feature = typeof provider.feature === 'function' ? provider.feature(given) : provider.feature
      return { ...feature, slashMenu: undefined, toolbarFixed: undefined }
    },
  }
}
