import { closedSchema, errorSchema } from '@/contract/envelope'
import { contentResources } from './content-resources'
import { menuResources } from './menu-resources'
import { placeResources } from './place-resources'
import { resource, type Resource } from './resource'
import { shopResources } from './shop-resources'
import { siteResources } from './site-resources'

/** Every named schema of the OpenAPI document, in its order. Names are unique. */
export const resources: readonly Resource[] = [
  resource('Error', errorSchema, 'A refusal.', 'Un refus.', {
    status: ['Always error.', 'Toujours error.'],
    msg: ['What is wrong, in the requested language.', 'Ce qui ne va pas, dans la langue demandée.'],
    field: [
      'Only for a field of an order call: its path, such as buyer.email.',
      'Seulement pour un champ d’un appel de commande\u00a0: son chemin, par exemple buyer.email.',
    ],
    terms: [
      'Only for an order without accepted terms: the texts to accept, in order, as accepted_terms takes them.',
      'Seulement pour une commande sans conditions acceptées\u00a0: les textes à accepter, dans l’ordre, comme accepted_terms les prend.',
    ],
  }),
  resource(
    'ClosedDay',
    closedSchema,
    'The location serves nothing on this date.',
    'Le point de service n’offre rien à cette date.',
    {
      closed: ['Always true.', 'Toujours true.'],
    },
  ),
  ...siteResources,
  ...placeResources,
  ...menuResources,
  ...contentResources,
  ...shopResources,
]
