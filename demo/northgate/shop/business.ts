import type { DemoBusiness } from '../../shapes/customers-shape'
import { clientele } from './clientele'
import { shop } from './shop'

export const northgateBusiness: DemoBusiness = { shop, clientele }
