import { addDataAndFileToRequest, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { formatDevice } from '@/domain/account/device-name'
import { deleteSessions, readSessions } from '@/server/auth/account-sessions'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The signed-in person and their session: no parameter says whose sessions are read or ended. */
function requireOwner(req: PayloadRequest): { id: string; current: string | null } {
  const staff = signedInStaff(req)
  if (!staff) throw new Forbidden(req.t)
  return { id: staff.id, current: textOf(fieldsOf(req.user)._sid) }
}

/** Newest first, the one of the request before all others. The studio renews a session while it is used. */
const list: Endpoint = {
  path: '/sessions',
  method: 'get',
  handler: async (req) => {
    const { id, current } = requireOwner(req)
    const { tokenExpiration } = req.payload.collections.staff.config.auth
    const sessions = (await readSessions(req.payload, 'staff', id)).map((session) => ({
      id: session.id,
      isCurrent: session.id === current,
      device: formatDevice(session.device, req.i18n.language === 'fr' ? 'fr' : 'en'),
      signedInAt: session.signedInAt,
      renewedAt: new Date(session.expiresAt.getTime() - tokenExpiration * 1000),
    }))
    return respond({ sessions: sessions.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) })
  },
}

/** Ends one own session. The ids of other people's sessions and of ended ones change nothing. */
const end: Endpoint = {
  path: '/sessions/end',
  method: 'post',
  handler: async (req) => {
    const { id } = requireOwner(req)
    await addDataAndFileToRequest(req)
    const ended = textOf(fieldsOf(req.data).id)
    if (ended) await deleteSessions(req.payload, 'staff', id, { which: { only: ended } })
    return respond({ ended: ended !== null })
  },
}

const endOthers: Endpoint = {
  path: '/sessions/end-others',
  method: 'post',
  handler: async (req) => {
    const { id, current } = requireOwner(req)
    await deleteSessions(req.payload, 'staff', id, { which: current ? { except: current } : 'all' })
    return respond({ ended: true })
  },
}

/** The endpoints of the panel of sessions. Those that end some run under the session lock (`save-locks.ts`). */
export const sessionEndpoints = [list, end, endOthers]
