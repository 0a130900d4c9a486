import { createSideHandlers, type MessageName } from '@/server/backup/side'
import { openPayload } from '@/server/database/payload'

/**
 * The process of one side of a copy. It handles the messages of `side-process.ts` with the database of its environment. It
 * ignores Ctrl-C, which a terminal sends to every process: the parent process decides when it ends.
 */
const handlers = createSideHandlers(openPayload)
type Message = { number: number; verb: MessageName; given: never }

process.on('SIGINT', () => undefined)
process.on('disconnect', () => process.exit(0))
process.on('message', ({ number, verb, given }: Message) => {
  handlers[verb](given).then(
    (answer) => process.send?.({ number, answer }),
    (error: unknown) => process.send?.({ number, fault: error instanceof Error ? error.message : String(error) }),
  )
})
