import type { CollectionConfig } from 'payload'
import { customerField } from '@collections/fields/customer-field'
import { wholeNumber } from '@collections/fields/whole-number'
import { shortText } from '@collections/fields/short-text'
import { groups, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/**
 * The mails of the shop, of reservations and of inboxes, and text messages: written with what they report, then sent by a job, so that no crash and
 * no mail server loses one. The unique `key`, such as `receipt:{order}`, sends each once. They contain no secret. Spec: CUS-1.2.
 */
export const sentMails: CollectionConfig = {
  slug: 'sent-mails',
  labels: {
    singular: bilingual('Mail or text', 'Courriel ou texto'),
    plural: bilingual('Mails and texts', 'Courriels et textos'),
  },
  admin: {
    custom: { listedUnder: 'orders' },
    useAsTitle: 'subject',
    group: groups.shop,
    defaultColumns: ['subject', 'channel', 'to', 'kind', 'state', 'createdAt'],
  },
  custom: { area: 'sales' },
  lockDocuments: false,
  fields: [
    row(shortText('to', 'To', 'À'), shortText('subject', 'Subject', 'Objet'), shortText('kind', 'Kind', 'Genre')),
    row(
      shortText('locale', 'Language', 'Langue'),
      {
        name: 'state',
        type: 'select',
        required: true,
        defaultValue: 'queued',
        index: true,
        label: bilingual('State', 'État'),
        options: [
          { value: 'queued', label: bilingual('Waiting', 'En attente') },
          { value: 'sending', label: bilingual('Being sent', 'Envoi en cours') },
          { value: 'requeued', label: bilingual('Waiting, may have arrived', 'En attente, peut-être reçu') },
          { value: 'resending', label: bilingual('Being sent again', 'Nouvel envoi en cours') },
          { value: 'sent', label: bilingual('Sent', 'Envoyé') },
          { value: 'failed', label: bilingual('Failed', 'Échoué') },
        ],
        admin: { width: '33%' },
      },
      relation('order', 'orders', bilingual('Order', 'Commande'), { index: true, admin: { width: '33%' } }),
    ),
    row(
      {
        name: 'channel',
        type: 'select',
        defaultValue: 'mail',
        label: bilingual('Sent as', 'Envoyé par'),
        options: [
          { value: 'mail', label: bilingual('Mail', 'Courriel') },
          { value: 'text', label: bilingual('Text message', 'Message texte') },
        ],
        admin: { width: '33%' },
      },
      { ...customerField(), admin: { width: '33%' } }, // whom a text message is for; mails have an address
      {
        name: 'sendBefore', // a text message is of no use afterwards; mails have none
        type: 'date',
        label: bilingual('Send before', 'Envoyer avant'),
        admin: { width: '33%' },
      },
    ),
    { name: 'text', type: 'textarea', label: bilingual('Text', 'Texte') },
    {
      name: 'html',
      type: 'textarea',
      label: bilingual('HTML', 'HTML'),
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    row(
      wholeNumber('attempts', bilingual('Attempts', 'Tentatives'), { max: 100, width: '33%' }),
      {
        name: 'nextAttemptAt',
        type: 'date',
        index: true,
        label: bilingual('Next attempt', 'Prochaine tentative'),
        admin: { width: '33%' },
      },
      { name: 'sentAt', type: 'date', label: bilingual('Sent', 'Envoyé le'), admin: { width: '33%' } },
    ),
    { ...shortText('key', 'Key', 'Clé'), required: true, unique: true, admin: { readOnly: true } },
  ],
}
