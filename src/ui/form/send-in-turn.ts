/** `retrySeconds` is the time until the server accepts the form again; absent for a result that is final. */
type Outcome = { retrySeconds?: number } | null

/** A longer wait is no queue: an account that had too many attempts, for example. */
const longestPause = 30
/** A person waits about as long in all, in seconds. */
const longestWait = 180

type Turn = { onWait: (seconds: number) => void; pause?: (seconds: number) => Promise<void>; random?: () => number }

const realPause = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * Sends a form again while the server is too busy, so that on a rush day people wait instead of being refused. It waits as long as the
 * server says and up to three seconds more, so that those who wait do not come back at the same moment; after three minutes in all
 * it gives the refusal. `onWait` gets the whole seconds of each pause before it begins.
 */
export async function sendInTurn<Result extends Outcome>(
  send: () => Promise<Result>,
  { onWait, pause = realPause, random = Math.random }: Turn,
): Promise<Result> {
  let outcome = await send()
  for (let waited = 0; outcome?.retrySeconds && outcome.retrySeconds <= longestPause && waited < longestWait;) {
    const seconds = outcome.retrySeconds + Math.floor(random() * 4)
    onWait(seconds)
    await pause(seconds)
    waited += seconds
    outcome = await send()
  }
  return outcome
}
