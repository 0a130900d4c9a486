/**
 * Runs once when the server starts: opens the database, compares revisions once a second, so that what another process
 * saved is seen here, and opens the front door. In development the framework keeps v1, so that edits of it are seen.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openPayload } = await import('@/server/payload')
  const { noticeChanges } = await import('@/server/revisions')
  const payload = await openPayload()
  await noticeChanges(payload)
  const watch = setInterval(() => {
    noticeChanges(payload).catch((error: unknown) => payload.logger.warn({ err: error, msg: 'Revisions could not be read' }))
  }, 1_000)
  watch.unref()
  if (process.env.NODE_ENV !== 'production') return
  const [{ openFrontDoor }, { answerRequest }, { endpoints }] = await Promise.all([import('@/server/front-door'), import('@/v1/answer-request'), import('@/v1/endpoints')])
  openFrontDoor((request) => answerRequest(endpoints, request))
}
