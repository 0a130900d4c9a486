import type { DemoBusiness } from '../../shapes/customers-shape'
import { clientele } from './clientele'
import { shop } from './shop'

export const saintCyrilleBusiness: DemoBusiness = { shop, clientele }
