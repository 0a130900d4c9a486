import type { TextField, TextFieldSingleValidation } from 'payload'
import { patternFault, type PatternFault } from '@/domain/student-id-pattern'
import { say, words } from '@collections/labels'

const sentences: Record<PatternFault, ReturnType<typeof words>> = {
  'too-long': words('Use 100 characters at most.', 'Utilisez 100 caractères au plus.'),
  broken: words(
    'This is no regular expression. Nine digits are written \\d{9}.',
    'Ce n’est pas une expression régulière. Neuf chiffres s’écrivent \\d{9}.',
  ),
  unsafe: words(
    'This expression could run for too long. Repeat no group that repeats or chooses, and few things by * or +.',
    'Cette expression pourrait s’exécuter trop longtemps. Ne répétez aucun groupe qui répète ou choisit, et peu d’éléments par * ou +.',
  ),
}

const validate: TextFieldSingleValidation = (value, { req }) => {
  const fault = value ? patternFault(value) : null
  return fault ? say(req, sentences[fault]) : true
}

/** What a student id has to match as a whole when it pays; empty for anything. Spec: CUS-5.14. */
export const studentIdPattern: TextField = {
  name: 'studentIdPattern',
  type: 'text',
  label: words('Pattern of student IDs', 'Modèle des numéros étudiants'),
  validate,
  admin: {
    width: '50%',
    description: words('A regular expression, such as \\d{9}.', 'Une expression régulière, par exemple \\d{9}.'),
  },
}
