import type { Plugin } from 'payload'
import { reconcileEndpoint, type ReconcileSite } from './reconcile-endpoint'
import { refundEndpoint, type RefundOrder } from './refund-endpoints'

type UseCases = { refundOrder: RefundOrder; reconcileSite: ReconcileSite }

/** Adds the calls of the studio that use the payment provider. Their use cases lie above this layer: `load` imports them. */
export const orderMoneyEndpoints =
  (load: () => Promise<UseCases>): Plugin =>
  (config) => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collection.slug === 'orders'
        ? { ...collection, endpoints: [...(collection.endpoints || []), refundEndpoint(load), reconcileEndpoint(load)] }
        : collection,
    ),
  })
