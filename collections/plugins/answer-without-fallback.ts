import type { CollectionBeforeOperationHook, Plugin } from 'payload'

const withoutFallback: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (req.payloadAPI === 'REST' && (operation === 'create' || operation === 'update')) req.fallbackLocale = null
  return args
}

/**
 * Payload answers a save with the English text where the French one is missing. The form of the studio shows that answer, and its next
 * save would store the English text as French. Answers a save without texts of another language.
 */
export const answerWithoutFallback: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((each) => ({
    ...each,
    hooks: { ...each.hooks, beforeOperation: [...(each.hooks?.beforeOperation ?? []), withoutFallback] },
  })),
})
