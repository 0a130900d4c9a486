import { z } from 'zod'
import { success } from './envelope'
import { askedId, campusDate, id, parameter, textOrNull } from './words'

/** `count` is at most so many; one that is no whole number above 0 is ignored. Spec: PUB-7.22. */
export const surveysQuery = z.object({
  site_id: askedId,
  count: parameter.transform((text) => {
    const digits = /^\s*0*([1-9]\d{0,8})\s*$/.exec(text ?? '')
    return digits ? Number(digits[1]) : Infinity
  }),
})

/** `choice` is the id of a choice; its text, or its place counted from 0, mean it too. Spec: PUB-7.23. */
export const answerRequest = z.object({
  survey_id: askedId,
  choice: parameter.transform((text) => text?.trim() || null),
})

/** `start` and `end` are the first and the last day on which it is shown, null without limit. Spec: PUB-3.15, PUB-9.6. */
const surveyShape = z.strictObject({
  id,
  customId: textOrNull,
  question: z.string(),
  start: campusDate.nullable(),
  end: campusDate.nullable(),
  choices: z.array(
    z.strictObject({
      id,
      choice: z.string(),
      votes: z.number().int().min(0),
      percentage: z.number().int().min(0).max(100),
    }),
  ),
  total_votes: z.number().int().min(0),
})
export type SurveyRow = z.infer<typeof surveyShape>

export const surveysResponse = success({ surveys: z.array(surveyShape) })

/** `already_answered`: this visitor has voted before, and this vote was not counted. */
export const answerResponse = success({ already_answered: z.boolean(), survey: surveyShape })
