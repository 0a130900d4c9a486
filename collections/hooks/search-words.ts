import type { CollectionBeforeOperationHook, Where } from 'payload'
import { searchEveryWord } from '@/domain/http/search-every-word'

/** Lets staff type a first name and a last name in the search of a list (`listSearchableFields`). */
export const searchWords: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === 'read' && 'where' in args ? { ...args, where: searchEveryWord(args.where) as Where | undefined } : args
