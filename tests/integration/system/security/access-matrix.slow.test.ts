import { describeAccessMatrix } from '../../../support/studio/access-matrix'

await describeAccessMatrix('each collection')
