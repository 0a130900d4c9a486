import type { TextField, TextFieldSingleValidation } from 'payload'
import { validateStudentIdPattern, type PatternError } from '@/domain/shop/student-id-pattern'
import { type BilingualText, translate, bilingual } from '@collections/labels'

const messages: Record<PatternError, BilingualText> = {
  'too-long': bilingual('Use 100 characters or fewer.', 'Utilisez au plus 100 caractères.'),
  broken: bilingual(
    'Enter a valid regular expression. For nine digits, enter \\d{9}.',
    'Entrez une expression régulière valide. Pour neuf chiffres, entrez \\d{9}.',
  ),
  unsafe: bilingual(
    'This expression could be too slow. Do not repeat a group that contains repetition or alternatives, and use few * and +.',
    'Cette expression pourrait être trop lente. Ne répétez aucun groupe qui contient une répétition ou un choix, et utilisez peu de * et de +.',
  ),
}

const validate: TextFieldSingleValidation = (value, { req }) => {
  const fault = value ? validateStudentIdPattern(value) : null
  return fault ? translate(req, messages[fault]) : true
}

/** A regular expression that a student ID must match completely. Empty accepts any. Spec: CUS-5.14. */
export const studentIdPattern: TextField = {
  name: 'studentIdPattern',
  type: 'text',
  label: bilingual('Pattern of student IDs', 'Modèle des numéros étudiants'),
  validate,
  admin: {
    width: '50%',
    description: bilingual(
      'Enter a regular expression, such as \\d{9}. Leave empty to accept any ID.',
      'Entrez une expression régulière, par exemple \\d{9}. Laissez vide pour accepter tout numéro.',
    ),
  },
}
