import type { DemoBusiness } from '../../customers-shape'
import { clientele } from './clientele'
import { shop } from './shop'

export const saintCyrilleBusiness: DemoBusiness = { shop, clientele }
