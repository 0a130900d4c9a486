import { sideOf, type Verb } from '@/server/copy/side'
import { openPayload } from '@/server/payload'

/**
 * The process of one side of a copy: it answers the questions of scripts/copy-deployment.ts about the one database that
 * its environment names. Ctrl-C reaches every process of a terminal; here the asking one decides what it means.
 */
const answers = sideOf(openPayload)
type Question = { number: number; verb: Verb; given: never }

process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ number, verb, given }: Question) => {
  answers[verb](given).then(
    (answer) => process.send?.({ number, answer }),
    (error: unknown) => process.send?.({ number, fault: error instanceof Error ? error.message : String(error) }),
  )
})
