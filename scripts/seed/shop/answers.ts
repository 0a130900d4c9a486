import type { DemoAnswers } from '../../../demo/shapes/customers-shape'
import type { Seeding } from '../seeding'

/** The fields with a buyer's answers to the questions of the order form. */
export const answerFields = ({ idOf }: Seeding, { type, location, year, term }: DemoAnswers) => ({
  customerType: idOf('customer-types', type),
  customerLocation: idOf('customer-locations', location),
  customerYear: year === null ? null : idOf('customer-years', year),
  customerTerm: idOf('customer-terms', term),
})
