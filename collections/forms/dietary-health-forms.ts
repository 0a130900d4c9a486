import type { CheckboxFieldValidation, CollectionConfig } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { checkbox } from '@collections/fields/checkbox'
import { formAllergens } from './form-allergens'
import { asInbox } from './inbox/as-inbox'
import { withAccessLog } from '@collections/system/access-log/with-access-log'
import { groups, translate, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const isChecked: CheckboxFieldValidation = (value, { req }) =>
  value === true || translate(req, bilingual('Consent is required.', 'Le consentement est requis.'))

/** Dietary health forms. Only dietitians have access, and every access is logged. Spec: CUS-3.21. */
export const dietaryHealthForms: CollectionConfig = withAccessLog(
  asInbox({
    slug: 'dietary-health-forms',
    labels: {
      singular: bilingual('Dietary health form', 'Formulaire de santé alimentaire'),
      plural: bilingual('Dietary health forms', 'Formulaires de santé alimentaire'),
    },
    admin: { useAsTitle: 'name', group: groups.customers },
    columns: ['name', 'allergens'],
    fields: [
      campusDate('date', { label: bilingual('Date', 'Date'), required: true }),
      row(
        { name: 'name', type: 'text', label: bilingual('Name', 'Nom'), required: true, admin: { width: '33%' } },
        {
          name: 'email',
          type: 'email',
          label: bilingual('Email', 'Courriel'),
          required: true,
          admin: { width: '33%' },
        },
        { name: 'city', type: 'text', label: bilingual('City', 'Ville'), required: true, admin: { width: '33%' } },
      ),
      formAllergens(true),
      { name: 'otherAllergies', type: 'textarea', label: bilingual('Other allergies', 'Autres allergies') },
      row(
        checkbox('epipen', bilingual('Has an auto-injector', 'A un auto-injecteur'), { width: '33%' }),
        checkbox('carriesEpinephrine', bilingual('Carries epinephrine', 'Porte de l’épinéphrine sur soi'), {
          width: '33%',
        }),
        checkbox('celiac', bilingual('Celiac disease', 'Maladie cœliaque'), { width: '33%' }),
        checkbox('glutenIntolerant', bilingual('Gluten intolerance', 'Intolérance au gluten'), { width: '33%' }),
        checkbox('gfDiet', bilingual('Gluten-free diet', 'Régime sans gluten'), { width: '33%' }),
        checkbox('medicalDiet', bilingual('Medical diet', 'Régime médical'), { width: '33%' }),
      ),
      { name: 'additionalComments', type: 'textarea', label: bilingual('Comments', 'Commentaires') },
      { ...checkbox('consent', bilingual('Consents', 'Consent')), validate: isChecked },
    ],
  }),
)
