import type { CollectionBeforeValidateHook } from 'payload'
import { makeChoiceValue, onTheGoLists } from '@/domain/forms/on-the-go-lists'
import { fieldsOf, rowsOf, textOf } from '@/server/database/stored-values'
import { bilingual, translate, type BilingualText } from '@collections/labels'
import { validationError } from '@collections/validation-error'

/** The name in the language of the request; of both languages at once, the English one. */
const nameOf = (row: Record<string, unknown>): string => {
  const both = fieldsOf(row.name)
  return (textOf(row.name) ?? textOf(both.en) ?? textOf(both.fr) ?? '').trim()
}

const messages = {
  nameless: bilingual('Enter a name.', 'Entrez un nom.'),
  twice: bilingual('This choice is already in the list.', 'Ce choix est déjà dans la liste.'),
}

/**
 * Gives each new choice the value that orders store, which stays when the choice is renamed. Refuses a new choice without a name,
 * and one that is in its list twice.
 */
export const completeChoices: CollectionBeforeValidateHook = ({ data, collection, req }) => {
  const refuse = (list: string, index: number, message: BilingualText) => ({
    path: `${list}.${String(index)}.name`,
    message: translate(req, message),
  })
  const errors = onTheGoLists.flatMap((list) => {
    const rows = rowsOf(fieldsOf(data)[list])
    for (const row of rows) {
      const taken = rows.flatMap((other) => (other === row ? [] : (textOf(other.value) ?? [])))
      const [value, name] = [textOf(row.value), nameOf(row)]
      if (name !== '' && (!value || taken.includes(value))) row.value = makeChoiceValue(name, taken)
    }
    const names = rows.map((row) => nameOf(row).toLowerCase())
    return names.flatMap((name, index) => {
      if (name === '') return textOf(rows[index]?.value) ? [] : [refuse(list, index, messages.nameless)]
      return names.indexOf(name) < index ? [refuse(list, index, messages.twice)] : []
    })
  })
  if (errors.length > 0) throw validationError(collection, errors, req)
  return data
}
