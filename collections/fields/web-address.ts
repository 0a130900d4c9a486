import type { TextField, TextFieldSingleValidation } from 'payload'
import { resolveLinkTarget } from '@/domain/site/link-target'
import { fieldsOf } from '@/server/database/stored-values'
import { type BilingualText, translate, bilingual } from '@collections/labels'

/** `neededBy` names a sibling checkbox. While it is checked, the address is required. */
type Options = { neededBy?: string; width?: string }

/** The target of a link: `https://…`, or a path of this host such as `/northgate/hours-of-operation`. Optional. */
export function webAddress(name: string, label: BilingualText, { neededBy, width = '50%' }: Options = {}): TextField {
  const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
    if (!value && neededBy && fieldsOf(siblingData)[neededBy] === true)
      return translate(req, bilingual('Enter the address of the link.', 'Entrez l’adresse du lien.'))
    return (
      !value ||
      resolveLinkTarget(value) !== null ||
      translate(
        req,
        bilingual(
          'Enter an address like https://example.edu or /northgate/news.',
          'Entrez une adresse comme https://exemple.ca ou /northgate/nouvelles.',
        ),
      )
    )
  }
  return { name, type: 'text', label, validate, admin: { width } }
}
