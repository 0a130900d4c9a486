import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { renderSVG } from 'uqr'
import { signedInStaff } from '@collections/access/signed-in-staff'
import { refuseCode } from '@collections/hooks/ask-second-factor'
import { say, words } from '@collections/labels'
import { may, type Staff } from '@/domain/roles'
import { clock } from '@/server/clock'
import {
  beginSecondFactor,
  checkCode,
  confirmSecondFactor,
  removeSecondFactor,
  secondFactorOf,
} from '@/server/second-factor'
import { fieldsOf, rowsOf, textOf } from '@/server/stored'

/** An answer that no cache keeps. */
const answer = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

function signedIn(req: PayloadRequest): Staff {
  const staff = signedInStaff(req)
  if (!staff) throw new Forbidden(req.t)
  return staff
}

async function codeIn(req: PayloadRequest): Promise<string> {
  await addDataAndFileToRequest(req)
  return textOf(fieldsOf(req.data).code) ?? ''
}

/** The account that the address names, for its owner and for administrators. */
function personIn(req: PayloadRequest): { id: string; own: boolean } {
  const staff = signedIn(req)
  const id = String(req.routeParams?.id ?? '')
  const own = id === staff.id
  if (!own && may(staff, 'update', 'staff') !== 'all') throw new Forbidden(req.t)
  return { id, own }
}

/** Sessions that were opened with the password alone end; the one that asks goes on. */
async function endOtherSessions({ payload, user }: PayloadRequest, id: string) {
  const person = await payload.db.findOne<{ id: string }>({ collection: 'staff', where: { id: { equals: id } } })
  const current = fieldsOf(user)._sid
  const sessions = rowsOf(fieldsOf(person).sessions).filter((session) => session.id === current)
  // As Payload does: the account whole, and `updatedAt` null, for its owner has changed nothing of it
  await payload.db.updateOne({
    collection: 'staff',
    id,
    data: { ...person, sessions, updatedAt: null },
    returning: false,
  })
}

const begin: Endpoint = {
  path: '/second-factor/begin',
  method: 'post',
  handler: async (req) => {
    const { id } = signedIn(req)
    const begun = await beginSecondFactor(req.payload, id, textOf(fieldsOf(req.user).email) ?? '')
    if (!begun) {
      const already = words('Two-step sign-in is on already.', 'La connexion en deux étapes est déjà activée.')
      throw new APIError(say(req, already), 409)
    }
    const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(begun.address, { border: 2 }))}`
    return answer({ secret: begun.secret, picture, now: clock.now().toISOString() })
  },
}

const confirm: Endpoint = {
  path: '/second-factor/confirm',
  method: 'post',
  handler: async (req) => {
    const { id } = signedIn(req)
    const codes = await confirmSecondFactor(req.payload, id, await codeIn(req))
    if (!codes) refuseCode(req, 'wrong')
    await endOtherSessions(req, id)
    return answer({ recoveryCodes: codes })
  },
}

const turnOff: Endpoint = {
  path: '/second-factor/off',
  method: 'post',
  handler: async (req) => {
    const { id } = signedIn(req)
    const outcome = await checkCode(req.payload, id, await codeIn(req))
    if (outcome !== 'right' && outcome !== 'notAsked') refuseCode(req, outcome)
    await removeSecondFactor(req.payload, id)
    return answer({ active: false })
  },
}

const look: Endpoint = {
  path: '/:id/second-factor',
  method: 'get',
  handler: async (req) => {
    const { id, own } = personIn(req)
    const { active, recoveryCodes } = await secondFactorOf(req.payload, id)
    return answer(own ? { own, active, recoveryCodes } : { own, active })
  },
}

/** For a lost phone: another administrator's errand, never one's own, who has the codes. */
const remove: Endpoint = {
  path: '/:id/second-factor/remove',
  method: 'post',
  handler: async (req) => {
    const { id, own } = personIn(req)
    if (own) throw new Forbidden(req.t)
    await removeSecondFactor(req.payload, id)
    return answer({ active: false })
  },
}

/** What the account page of the studio asks; none of them tells the secret of a second step that is on. */
export const secondFactorEndpoints = [begin, confirm, turnOff, look, remove]
