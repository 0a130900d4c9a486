import { closedSchema, errorSchema } from '@/contract/envelope'
import { contentResources } from './content-resources'
import { menuResources } from './menu-resources'
import { placeResources } from './place-resources'
import { resource, type Resource } from './resource'
import { shopResources } from './shop-resources'
import { siteResources } from './site-resources'

/** Every named schema of the OpenAPI document, in its order. Names are unique. */
export const resources: readonly Resource[] = [
  resource('Error', errorSchema, 'A refusal. It has no other keys.', 'Un refus. Il n’a aucune autre clé.', {
    status: ['Always error.', 'Toujours error.'],
    msg: ['What is wrong, in the requested language.', 'Ce qui ne va pas, dans la langue demandée.'],
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
