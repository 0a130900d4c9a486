import { serveFile } from '@/server/files/serve-file'
import { setContentLength } from '@/server/http/current-request'

type Context = { params: Promise<{ kind: string; name: string }> }

/** An upload: `/files/{kind}/{name}`. */
export async function GET(request: Request, { params }: Context) {
  const { kind, name } = await params
  const response = await serveFile(kind, name, request)
  const length = response.headers.get('content-length')
  if (length) setContentLength(Number(length))
  return response
}

export const HEAD = GET
