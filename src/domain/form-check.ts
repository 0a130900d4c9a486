import { faultOf, type FormFault, type FormRule } from './form-rules'

/** What a field of a form holds: words, a switch, or what was chosen of several. */
export type Written = string | boolean | readonly string[]

/** What each field of a form has to be, in the order of the fields; a rule may look at the other fields. */
export type RulesOf<Values extends Record<string, Written>> = (values: Values) => {
  readonly [Name in keyof Values]?: readonly FormRule[]
}

/** A field as its rules read it: a switch that is off and nothing chosen are empty. */
const asText = (written: Written | undefined): string => {
  if (typeof written === 'string') return written
  if (typeof written === 'boolean') return written ? 'true' : ''
  return written?.join(',') ?? ''
}

/** The first thing that is wrong with each field, by its name; empty when the form can be sent. Spec: PUB-5.1. */
export function faultsOf<Values extends Record<string, Written>>(
  values: Values,
  rules: RulesOf<Values>,
): Partial<Record<keyof Values & string, FormFault>> {
  const faults = Object.entries(rules(values)).flatMap(([name, those]) => {
    const fault = faultOf(asText(values[name]), those as readonly FormRule[])
    return fault ? [[name, fault]] : []
  })
  return Object.fromEntries(faults) as Partial<Record<keyof Values & string, FormFault>>
}
