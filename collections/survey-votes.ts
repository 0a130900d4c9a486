import type { CollectionConfig } from 'payload'

/**
 * How often a choice of a survey was chosen: one row for each, to which votes are added. It stands apart from the survey:
 * Payload writes surveys whole, and would put back what was counted meanwhile. Nobody reaches it through Payload's doors.
 */
export const surveyVotes: CollectionConfig = {
  slug: 'survey-votes',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['survey', 'choice'], unique: true }],
  fields: [
    { name: 'survey', type: 'text', required: true },
    { name: 'choice', type: 'text', required: true },
    { name: 'votes', type: 'number', required: true, defaultValue: 0 },
  ],
}
