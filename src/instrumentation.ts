/**
 * Runs once when the server starts: opens the database and the door of v1 and feeds, then compares revisions once a second, so that
 * what another process saved is seen here, and runs the jobs that are due unless `RUN_JOBS` is off.
 */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { openPayload } = await import('@/server/payload')
  const { noticeChanges } = await import('@/server/revisions')
  const { unfinishedSentence } = await import('@/server/copy/unfinished')
  const payload = await openPayload()
  const unfinished = await unfinishedSentence(payload)
  if (unfinished) {
    console.error(unfinished)
    process.exit(1)
  }
  await noticeChanges(payload)
  const watch = setInterval(() => {
    noticeChanges(payload).catch((error: unknown) =>
      payload.logger.warn({ err: error, msg: 'Revisions could not be read' }),
    )
  }, 1_000)
  watch.unref()

  const { readSettings } = await import('@/server/settings')
  const { startJobs } = await import('@/server/jobs')
  if (readSettings(process.env).runJobs) startJobs(payload)

  // In development the route answers instead: it is made anew when its code is edited, this file is not.
  if (process.env.NODE_ENV !== 'production') return
  const { openDoor } = await import('@/server/front-door')
  const { answerRequest } = await import('@/v1/answer-request')
  const { table } = await import('@/v1/table')
  const { answerFeed } = await import('@/feeds/answer-feed')
  const { feeds } = await import('@/feeds/feeds')
  openDoor((request) =>
    request.address.startsWith('/feeds') ? answerFeed(feeds, request) : answerRequest(table, request),
  )
}
