import type { TextField, TextFieldSingleValidation } from 'payload'
import { linkTarget } from '@/domain/link-target'
import { say, words } from '@collections/labels'

/** Where a link leads: `https://…`, or a path of this host such as `/northgate/hours-of-operation`; empty for nowhere. */
export function webAddress(name: string, label: ReturnType<typeof words>): TextField {
  const validate: TextFieldSingleValidation = (value, { req }) =>
    !value ||
    linkTarget(value) !== null ||
    say(
      req,
      words(
        'Write an address like https://example.edu or /northgate/news.',
        'Écrivez une adresse comme https://exemple.ca ou /northgate/nouvelles.',
      ),
    )
  return { name, type: 'text', label, validate, admin: { width: '50%' } }
}
