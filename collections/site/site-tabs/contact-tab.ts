import type { Tab, TextFieldManyValidation } from 'payload'
import { isEmail } from '@/domain/forms/text-rules'
import { socialNetworks } from '@/domain/site/site'
import { checkbox } from '@collections/fields/checkbox'
import { phone } from '@collections/fields/phone'
import { bilingual, translate } from '@collections/labels'

const mostRecipients = 10

const areEmails: TextFieldManyValidation = (values, { req }) => {
  const given = values ?? []
  const wrong = given.find((value) => !isEmail(value))
  if (wrong !== undefined)
    return translate(
      req,
      bilingual(
        `“${wrong}” is not an email address. Enter one such as team@example.com.`,
        `«\u00a0${wrong}\u00a0» n’est pas une adresse courriel. Entrez une adresse comme equipe@example.com.`,
      ),
    )
  return (
    given.length <= mostRecipients ||
    translate(
      req,
      bilingual(`Enter at most ${mostRecipients} addresses.`, `Entrez au plus ${mostRecipients} adresses.`),
    )
  )
}

/** Contact details, social networks and the feedback form. Spec: PUB-2.28, PUB-3.1, CUS-2.59. */
export const contactTab: Tab = {
  label: bilingual('Contact', 'Coordonnées'),
  fields: [
    { name: 'email', type: 'email', label: bilingual('Email', 'Courriel') },
    checkbox('displayEmail', bilingual('Show the email', 'Afficher le courriel')),
    checkbox('hasContactInfo', bilingual('Show a person to contact', 'Afficher une personne-ressource')),
    {
      type: 'row',
      admin: { condition: (data) => Boolean(data?.hasContactInfo) },
      fields: [
        { name: 'contactName', type: 'text', label: bilingual('Name', 'Nom'), admin: { width: '50%' } },
        {
          name: 'contactTitle',
          type: 'text',
          label: bilingual('Position', 'Fonction'),
          localized: true,
          admin: { width: '50%' },
        },
        phone('contactPhone', bilingual('Phone', 'Téléphone')),
        {
          name: 'contactEmail',
          type: 'email',
          label: bilingual('Contact email', 'Courriel de la personne-ressource'),
          admin: { width: '50%' },
        },
      ],
    },
    {
      name: 'socialMedia',
      type: 'group',
      label: bilingual('Social networks', 'Réseaux sociaux'),
      fields: socialNetworks.map((name) => ({
        name,
        type: 'text' as const,
        ...(name === 'youtube' && { label: 'YouTube' }),
      })),
    },
    {
      name: 'inboxRecipients',
      type: 'text',
      hasMany: true,
      label: bilingual('Who is told when a form arrives', 'Qui avertir de l’arrivée d’un formulaire'),
      validate: areEmails,
      admin: {
        description: bilingual(
          'Email addresses of your team. They get a link to each new comment, message, dietary form and on-the-go order, and nothing of what it says. Press Enter after each address.',
          'Les adresses courriel de votre équipe. Elles reçoivent un lien vers chaque commentaire, message, formulaire alimentaire et commande à emporter, et rien de leur contenu. Appuyez sur Entrée après chaque adresse.',
        ),
      },
    },
    checkbox(
      'feedbackCaptcha',
      bilingual('Captcha in the feedback form', 'Captcha dans le formulaire de commentaires'),
      {
        on: true,
        description: bilingual(
          'Against automatic messages: visitors tick “I am not a robot”, and their browser calculates for about a second. No other company is contacted. Without JavaScript the form cannot be sent.',
          'Contre les messages automatiques\u00a0: les gens cochent «\u00a0Je ne suis pas un robot\u00a0», et leur navigateur calcule pendant environ une seconde. Aucune autre entreprise n’est contactée. Sans JavaScript, le formulaire ne peut pas être envoyé.',
        ),
      },
    ),
  ],
}
