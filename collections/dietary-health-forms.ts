import type { CheckboxFieldValidation, CollectionConfig } from 'payload'
import { byArea } from './access/by-area'
import { campusDate } from './fields/campus-date'
import { checkbox } from './fields/checkbox'
import { formAllergens } from './fields/form-allergens'
import { looksRecorded } from './hooks/record-look'
import { groups, say, words } from './labels'

const given: CheckboxFieldValidation = (value, { req }) =>
  value === true || say(req, words('Consent must be given.', 'Le consentement doit être donné.'))

/** The form for food allergies, celiac disease and medical diets. For dietitians; every look is recorded. Spec: CUS-3.21. */
export const dietaryHealthForms: CollectionConfig = looksRecorded({
  slug: 'dietary-health-forms',
  labels: {
    singular: words('Dietary health form', 'Formulaire de santé alimentaire'),
    plural: words('Dietary health forms', 'Formulaires de santé alimentaire'),
  },
  admin: { useAsTitle: 'name', group: groups.customers, defaultColumns: ['name', 'date', 'allergens', 'createdAt'] },
  access: byArea('health'),
  fields: [
    campusDate('date', { label: words('Date', 'Date'), required: true }),
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', label: words('Name', 'Nom'), required: true, admin: { width: '33%' } },
        { name: 'email', type: 'email', label: words('E-mail', 'Courriel'), required: true, admin: { width: '33%' } },
        { name: 'city', type: 'text', label: words('City', 'Ville'), required: true, admin: { width: '33%' } },
      ],
    },
    formAllergens(true),
    { name: 'otherAllergies', type: 'textarea', label: words('Other allergies', 'Autres allergies') },
    {
      type: 'row',
      fields: [
        checkbox('epipen', words('Has an auto-injector', 'A un auto-injecteur'), { width: '33%' }),
        checkbox('carriesEpinephrine', words('Carries epinephrine', 'A de l’épinéphrine sur soi'), { width: '33%' }),
        checkbox('celiac', words('Celiac disease', 'Maladie cœliaque'), { width: '33%' }),
        checkbox('glutenIntolerant', words('Gluten intolerance', 'Intolérance au gluten'), { width: '33%' }),
        checkbox('gfDiet', words('Gluten-free diet', 'Régime sans gluten'), { width: '33%' }),
        checkbox('medicalDiet', words('Medical diet', 'Régime médical'), { width: '33%' }),
      ],
    },
    { name: 'additionalComments', type: 'textarea', label: words('Comments', 'Commentaires') },
    { ...checkbox('consent', words('Consents', 'Consent')), validate: given },
  ],
})
