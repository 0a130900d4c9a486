import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { refuseCode } from './require-second-factor'
import { translate, bilingual } from '@collections/labels'
import { getAccessScope, type Staff } from '@/domain/roles'
import { deleteSessions } from '@/server/auth/account-sessions'
import { clock } from '@/server/clock'
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  removeSecondFactor,
  getSecondFactor,
} from '@/server/auth/second-factor'
import { fieldsOf, textOf } from '@/server/database/stored-values'

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

function requireStaff(req: PayloadRequest): Staff {
  const staff = signedInStaff(req)
  if (!staff) throw new Forbidden(req.t)
  return staff
}

async function readCode(req: PayloadRequest): Promise<string> {
  await addDataAndFileToRequest(req)
  return textOf(fieldsOf(req.data).code) ?? ''
}

/** The account in the URL. Refuses everyone but its owner and administrators with 403. */
function requireAccount(req: PayloadRequest): { id: string; own: boolean } {
  const staff = requireStaff(req)
  const id = String(req.routeParams?.id ?? '')
  const own = id === staff.id
  if (!own && getAccessScope(staff, 'update', 'staff') !== 'all') throw new Forbidden(req.t)
  return { id, own }
}

/** Ends sessions that were opened with only a password, except the current one. The studio's entry holds the session lock. */
async function endOtherSessions({ payload, user }: PayloadRequest, id: string) {
  const current = textOf(fieldsOf(user)._sid)
  await deleteSessions(payload, 'staff', id, { which: current ? { except: current } : 'all' })
}

const begin: Endpoint = {
  path: '/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const { id } = requireStaff(req)
    const begun = await beginSecondFactor(req.payload, id, textOf(fieldsOf(req.user).email) ?? '')
    if (!begun) {
      const alreadyOn = bilingual('Two-step sign-in is already on.', 'La connexion en deux étapes est déjà activée.')
      throw new APIError(translate(req, alreadyOn), 409)
    }
    const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address, { border: 2 }))}`
    return respond({ secret: begun.secret, picture, now: clock.now().toISOString() })
  },
}

const confirm: Endpoint = {
  path: '/second-factor/confirm',
  method: 'post',
  handler: async (req) => {
    const { id } = requireStaff(req)
    const codes = await confirmSecondFactor(req.payload, id, await readCode(req))
    if (!codes) refuseCode(req, 'wrong')
    await endOtherSessions(req, id)
    return respond({ recoveryCodes: codes })
  },
}

const turnOff: Endpoint = {
  path: '/second-factor/off',
  method: 'post',
  handler: async (req) => {
    const { id } = requireStaff(req)
    const outcome = await checkCode(req.payload, id, await readCode(req))
    if (outcome !== 'right' && outcome !== 'notAsked') refuseCode(req, outcome)
    await removeSecondFactor(req.payload, id)
    return respond({ active: false })
  },
}

const status: Endpoint = {
  path: '/:id/second-factor',
  method: 'get',
  handler: async (req) => {
    const { id, own } = requireAccount(req)
    const { active, recoveryCodes } = await getSecondFactor(req.payload, id)
    return respond(own ? { own, active, recoveryCodes } : { own, active })
  },
}

/** For a lost phone, by another administrator. The owner uses a code or a recovery code instead. */
const remove: Endpoint = {
  path: '/:id/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    const { id, own } = requireAccount(req)
    if (own) throw new Forbidden(req.t)
    await removeSecondFactor(req.payload, id)
    return respond({ active: false })
  },
}

/** The endpoints of the studio's account page. None returns the secret of a second factor that is already on. */
export const secondFactorEndpoints = [begin, confirm, turnOff, status, remove]
