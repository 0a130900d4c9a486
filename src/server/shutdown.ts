import { singletons } from '@/server/process-singletons'

/** Whether the process was told to end. From then on no new job begins, and `/readyz` answers 503. */
export const isStopping = (): boolean => singletons.isStopping === true

/** Marks the process as ending. */
export const beginStop = (): void => {
  singletons.isStopping = true
}

/** Sets what is left to do after the last request: finish work in progress and close the database. */
export const registerCleanUp = (cleanUp: () => Promise<void>): void => {
  singletons.cleanUp = cleanUp
}

/** Runs what was registered, for at most so many milliseconds. False when it failed or did not end in that time. */
export async function runCleanUp(milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const expired = new Promise<boolean>((done) => (timer = setTimeout(() => done(false), milliseconds)))
  const done = (singletons.cleanUp?.() ?? Promise.resolve()).then(
    () => true,
    (error: unknown) => {
      console.error('The process could not end its work:', error)
      return false
    },
  )
  return Promise.race([done, expired]).finally(() => clearTimeout(timer))
}
