/** Runs once when the server starts: opens the database, then compares revisions once a second, so that what another process saved is seen here. */
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
}
