import { z } from 'zod'
import { successSchema } from '@/contract/envelope'
import { idParameter, campusDate, id, textParameter, textOrNull } from '@/contract/field-types'

/** `count` limits the number of polls. Values other than whole numbers above 0 are ignored. Spec: PUB-7.22. */
export const surveysQuery = z.object({
  site_id: idParameter,
  count: textParameter.transform((text) => {
    const digits = /^\s*0*([1-9]\d{0,8})\s*$/.exec(text ?? '')
    return digits ? Number(digits[1]) : Infinity
  }),
})

/** `choice` is the id, text or zero-based position of a choice. Spec: PUB-7.23. */
export const answerRequest = z.object({
  survey_id: idParameter,
  choice: textParameter.transform((text) => text?.trim() || null),
})

/** `start` and `end` are the first and last day of publication; null means no limit. Spec: PUB-3.15, PUB-9.6. */
export const surveyShape = z.strictObject({
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

export const surveysResponse = successSchema({ surveys: z.array(surveyShape) })

/** `already_answered` means that the visitor had voted before, and this vote is not counted. */
export const answerResponse = successSchema({ already_answered: z.boolean(), survey: surveyShape })
