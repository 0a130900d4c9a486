import * as initial from './20261126_142140_initial'

/** Migrations of MongoDB's documents. Each runs once per database, before the first request. */
export const migrations = [{ name: '20261126_142140_initial', up: initial.up, down: initial.down }]
