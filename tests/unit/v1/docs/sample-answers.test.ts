import { formResponse } from '@/contract/forms/visitor-form-requests'
import { customerResponse, updatePasswordResponse } from '@/contract/account/customers'
import { answerResponse } from '@/contract/content/surveys'
import { sampleOf } from '@/v1/docs/sample-answers'
import { namedSchemas, toJsonSchema } from '@/v1/engine/json-schema'

test.each([
  ['a form', formResponse],
  ['a customer', customerResponse],
  ['a new password', updatePasswordResponse],
  ['a vote', answerResponse],
])('[V1-14.10] the sample of %s matches its schema', (_, schema) => {
  const sample = sampleOf(toJsonSchema(schema, 'en'), namedSchemas('en'))
  expect(schema.safeParse(sample).error).toBeUndefined()
})
