import type { TextField, TextFieldSingleValidation } from 'payload'
import { linkTarget } from '@/domain/link-target'
import { fieldsOf } from '@/server/stored'
import { say, words } from '@collections/labels'

/** `neededBy` names the switch beside it that is of no use without an address. */
type Options = { neededBy?: string; width?: string }

/** Where a link leads: `https://…`, or a path of this host such as `/northgate/hours-of-operation`; empty for nowhere. */
export function webAddress(
  name: string,
  label: ReturnType<typeof words>,
  { neededBy, width = '50%' }: Options = {},
): TextField {
  const validate: TextFieldSingleValidation = (value, { req, siblingData }) => {
    if (!value && neededBy && fieldsOf(siblingData)[neededBy] === true)
      return say(req, words('Say where the link leads.', 'Indiquez où mène le lien.'))
    return (
      !value ||
      linkTarget(value) !== null ||
      say(
        req,
        words(
          'Write an address like https://example.edu or /northgate/news.',
          'Écrivez une adresse comme https://exemple.ca ou /northgate/nouvelles.',
        ),
      )
    )
  }
  return { name, type: 'text', label, validate, admin: { width } }
}
