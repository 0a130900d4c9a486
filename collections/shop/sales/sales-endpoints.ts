import type { Endpoint } from 'payload'
import { cardLoadsEndpoints } from './card-loads-endpoints'
import { listAbandonedCarts } from './list-abandoned-carts'
import { exportLedger } from './export-ledger'
import { listReconciliations } from './list-reconciliations'
import { readOrderMoney } from './read-order-money'
import { readSales } from './read-sales'

/** A response that must not be cached. */
const respond = (body: object) => Response.json(body, { headers: { 'Cache-Control': 'no-store' } })

/** The figures of the studio's page "Sales". Only staff who may read orders and carts get them, of their sites. */
export const salesEndpoints: Endpoint[] = [
  { path: '/sales', method: 'get', handler: async (req) => respond(await readSales(req)) },
  { path: '/ledger-export', method: 'get', handler: exportLedger },
  { path: '/reconciliations', method: 'get', handler: async (req) => respond(await listReconciliations(req)) },
  { path: '/:id/money', method: 'get', handler: async (req) => respond(await readOrderMoney(req)) },
  { path: '/abandoned-carts', method: 'get', handler: async (req) => respond(await listAbandonedCarts(req)) },
  ...cardLoadsEndpoints,
]
