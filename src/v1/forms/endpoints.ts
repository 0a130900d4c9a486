import {
  contactRequest,
  feedbackRequest,
  formResponse,
  healthFormRequest,
  onTheGoRequest,
} from '@/contract/forms/visitor-form-requests'
import { post } from '@/v1/engine/endpoint'
import { thankYou } from './shapes'
import { submitFeedback, submitHealthForm, submitContactMessage, submitOnTheGoOrder } from './submit-forms'

const form = {
  limit: 'forms',
  shape: thankYou,
  answer: formResponse,
  example: {},
  inBody: true, // personal data must not appear in URLs
} as const

export const formEndpoints = [
  post('feedback/submit', {
    ...form,
    about: {
      en: 'Sends feedback to the dining services. Residence and customer type are optional on sites of schools.',
      fr: 'Envoie des commentaires aux services alimentaires. La résidence et le type de clientèle sont facultatifs pour les sites des écoles.',
    },
    input: feedbackRequest,
    execute: submitFeedback,
  }),
  post('contact', {
    ...form,
    about: { en: 'Sends a message to the dining services.', fr: 'Envoie un message aux services alimentaires.' },
    input: contactRequest,
    execute: submitContactMessage,
  }),
  post('customer/health_form', {
    ...form,
    about: {
      en: 'Sends allergies, celiac disease or a medical diet to the dietitians. The response does not repeat them.',
      fr: 'Informe les diététistes d’allergies, de la maladie cœliaque ou d’un régime médical. La réponse n’en répète rien.',
    },
    input: healthFormRequest,
    execute: submitHealthForm,
    parameterDescriptions: {
      date: { en: 'The day of the form: 2031-02-03.', fr: 'Le jour du formulaire\u00a0: 2031-02-03.' },
    },
  }),
  post('customer/on_the_go_form', {
    ...form,
    about: {
      en: 'Orders a meal to take away. The response does not repeat the order.',
      fr: 'Commande un repas à emporter. La réponse ne répète pas la commande.',
    },
    input: onTheGoRequest,
    execute: submitOnTheGoOrder,
  }),
]
