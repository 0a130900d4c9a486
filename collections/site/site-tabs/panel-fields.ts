import type { CollapsibleField } from 'payload'
import { panelField, panelNames, type PanelName } from '@/domain/site/home-page'
import { checkbox } from '@collections/fields/checkbox'
import { type BilingualText, bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'

const panelLabels: Record<PanelName, BilingualText> = {
  whatsOpen: bilingual('What’s open', 'Ce qui est ouvert'),
  news: bilingual('News', 'Nouvelles'),
  events: bilingual('Events', 'Événements'),
  mealPlans: bilingual('Meal plans', 'Forfaits repas'),
  contact: bilingual('Contact', 'Nous joindre'),
}

const shownByDefault: PanelName = 'whatsOpen'

/** Visibility, header and subtitle of each panel of the home page, in page order. Spec: PUB-2.24, PUB-2.25. */
export const panelFields: CollapsibleField[] = panelNames.map((name) => ({
  type: 'collapsible',
  label: panelLabels[name],
  admin: { initCollapsed: true },
  fields: [
    checkbox(panelField('Display', name), bilingual('On the home page', 'Sur la page d’accueil'), {
      on: name === shownByDefault,
      description:
        name === 'contact'
          ? bilingual(
              'Shown only if contact information is shown (see the Contact tab).',
              'S’affiche seulement si les coordonnées sont affichées (voir l’onglet Coordonnées).',
            )
          : undefined,
    }),
    row(
      {
        name: panelField('Header', name),
        type: 'text',
        label: bilingual('Header', 'Titre'),
        localized: true,
        admin: {
          width: '50%',
          description: bilingual(
            'Leave empty to use the usual header.',
            'Laissez vide pour utiliser le titre habituel.',
          ),
        },
      },
      {
        name: panelField('Subtitle', name),
        type: 'text',
        label: bilingual('Subtitle', 'Sous-titre'),
        localized: true,
        admin: { width: '50%' },
      },
    ),
  ],
}))
