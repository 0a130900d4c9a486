import type { CollectionConfig } from 'payload'

/**
 * The votes of a survey: one row per choice, incremented by one statement. They are not part of the survey, because Payload
 * writes surveys as a whole and would overwrite votes that were counted meanwhile. The API gives no access.
 */
export const surveyVotes: CollectionConfig = {
  slug: 'survey-votes',
  admin: { hidden: true },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['survey', 'choice'], unique: true }],
  fields: [
    { name: 'survey', type: 'text', required: true },
    { name: 'choice', type: 'text', required: true },
    { name: 'votes', type: 'number', required: true, defaultValue: 0 },
  ],
}
