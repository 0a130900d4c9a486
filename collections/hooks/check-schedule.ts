import { ValidationError, type CollectionBeforeValidateHook } from 'payload'
import { say, words } from '@collections/labels'

/** Hours need an opening and a closing time unless they close the day, and dates must not be the wrong way round. */
export const checkSchedule: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const it = { ...originalDoc, ...data }
  const refuse = (path: string, text: ReturnType<typeof words>) => {
    throw new ValidationError({ collection: 'schedules', errors: [{ path, message: say(req, text) }] }, req.t)
  }
  if (it.closed && it.type === 'special_hours') return { ...data, opensAt: null, closesAt: null }
  if (!it.opensAt) refuse('opensAt', words('Say when it opens.', 'Indiquez l’heure d’ouverture.'))
  if (!it.closesAt) refuse('closesAt', words('Say when it closes.', 'Indiquez l’heure de fermeture.'))
  if (it.start && it.end && it.end < it.start)
    refuse('end', words('The last day comes before the first.', 'Le dernier jour précède le premier.'))
  if (it.type === 'special_hours' && (!it.start || !it.end))
    refuse(
      'start',
      words(
        'Special hours need a first and a last day.',
        'Les heures spéciales ont besoin d’un premier et d’un dernier jour.',
      ),
    )
  return data
}
