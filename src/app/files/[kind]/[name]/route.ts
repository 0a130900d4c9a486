import { answerFile } from '@/server/files'
import { stateLength } from '@/server/page-status'

type Context = { params: Promise<{ kind: string; name: string }> }

/** Uploads: `/files/{kind}/{name}`. */
export async function GET(request: Request, { params }: Context) {
  const { kind, name } = await params
  const answer = await answerFile(kind, name, request)
  const length = answer.headers.get('content-length')
  if (length) stateLength(Number(length))
  return answer
}

export const HEAD = GET
