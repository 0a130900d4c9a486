import { answerFile } from '@/server/files'

type Context = { params: Promise<{ kind: string; name: string }> }

/** Uploads: `/files/{kind}/{name}`. */
export async function GET(request: Request, { params }: Context) {
  const { kind, name } = await params
  return answerFile(kind, name, request)
}

export const HEAD = GET
