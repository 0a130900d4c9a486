import type { PayloadRequest } from 'payload'

/**
 * A CSV file that is sent while it is written. The next part is written when the client has taken the one before, and none after it has
 * gone away. A part that fails ends the connection, so that no browser takes the file for complete; only the name of the error is
 * logged, because errors of the database quote what they were about to write.
 */
export function csvResponse({ payload }: PayloadRequest, name: string, parts: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (error) {
        payload.logger.error({
          msg: `${name}: the export has stopped (${error instanceof Error ? error.name : 'no error'})`,
        })
        controller.error(new Error('The export has stopped.'))
      }
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
