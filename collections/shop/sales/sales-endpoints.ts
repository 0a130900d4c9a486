import type { Endpoint } from 'payload'
import { listAbandonedCarts } from './list-abandoned-carts'
import { readSales } from './read-sales'

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The figures of the studio's page "Sales". Only staff who may read orders and carts get them, of their sites. */
export const salesEndpoints: Endpoint[] = [
  { path: '/sales', method: 'get', handler: async (req) => respond(await readSales(req)) },
  { path: '/abandoned-carts', method: 'get', handler: async (req) => respond(await listAbandonedCarts(req)) },
]
