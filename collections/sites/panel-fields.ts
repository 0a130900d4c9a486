import type { CollapsibleField } from 'payload'
import { panelField, panelNames, type PanelName } from '@/domain/home-page'
import { checkbox } from '@collections/fields/checkbox'
import { words } from '@collections/labels'

const panelLabels: Record<PanelName, ReturnType<typeof words>> = {
  whatsOpen: words('What’s open', 'Ce qui est ouvert'),
  news: words('News', 'Nouvelles'),
  events: words('Events', 'Événements'),
  mealPlans: words('Meal plans', 'Forfaits repas'),
  contact: words('Contact', 'Nous joindre'),
}

/** Shown without being asked for, as it was before it could be left out. */
const shownFromTheStart: PanelName = 'whatsOpen'

/** The panels of the home page, in its order: whether each is shown, its header and its subtitle. Spec: PUB-2.24, PUB-2.25. */
export const panelFields: CollapsibleField[] = panelNames.map((name) => ({
  type: 'collapsible',
  label: panelLabels[name],
  admin: { initCollapsed: true },
  fields: [
    checkbox(panelField('Display', name), words('On the home page', 'Sur la page d’accueil'), {
      on: name === shownFromTheStart,
      description:
        name === 'contact'
          ? words(
              'Only while contact information is shown (see Contact).',
              'Seulement si les coordonnées sont affichées (voir Coordonnées).',
            )
          : undefined,
    }),
    {
      type: 'row',
      fields: [
        {
          name: panelField('Header', name),
          type: 'text',
          label: words('Header', 'Titre'),
          localized: true,
          admin: {
            width: '50%',
            description: words('Leave it empty for the usual one.', 'Laissez vide pour garder le titre habituel.'),
          },
        },
        {
          name: panelField('Subtitle', name),
          type: 'text',
          label: words('Subtitle', 'Sous-titre'),
          localized: true,
          admin: { width: '50%' },
        },
      ],
    },
  ],
}))
