import { contactRequest, feedbackRequest, formResponse, healthFormRequest, onTheGoRequest } from '@/contract/forms'
import { post } from '@/v1/endpoint'
import { thanks } from '@/v1/shapes/forms'
import { takeFeedback, takeHealthForm, takeMessage, takeOnTheGoOrder } from '@/v1/take-forms'

const form = {
  limit: 'forms',
  shape: thanks,
  answer: formResponse,
  example: {},
  inBody: true, // it tells of a person
} as const

export const formEndpoints = [
  post('feedback/submit', {
    ...form,
    about: {
      en: 'Tells the dining services what a visitor thinks. Residence and customer type may be left out where the site is a school’s.',
      fr: 'Dit aux services alimentaires ce qu’en pense une personne en visite. Résidence et type de clientèle peuvent manquer si le site est celui d’une école.',
    },
    input: feedbackRequest,
    act: takeFeedback,
  }),
  post('contact', {
    ...form,
    about: { en: 'Sends the dining services a message.', fr: 'Envoie un message aux services alimentaires.' },
    input: contactRequest,
    act: takeMessage,
  }),
  post('customer/health_form', {
    ...form,
    about: {
      en: 'Tells the dietitians of allergies, celiac disease or a medical diet. It is not given back.',
      fr: 'Informe les diététistes d’allergies, de la maladie cœliaque ou d’un régime médical. Rien n’en est rendu.',
    },
    input: healthFormRequest,
    act: takeHealthForm,
    says: {
      date: { en: 'The day of the form: 2031-02-03.', fr: 'Le jour du formulaire\u00a0: 2031-02-03.' },
    },
  }),
  post('customer/on_the_go_form', {
    ...form,
    about: {
      en: 'Orders a meal to take away. It is not given back.',
      fr: 'Commande un repas à emporter. Rien n’en est rendu.',
    },
    input: onTheGoRequest,
    act: takeOnTheGoOrder,
  }),
]
