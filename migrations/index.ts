import * as migration_20261126_142140_initial from './20261126_142140_initial'

export const migrations = [
  { name: '20261126_142140_initial', up: migration_20261126_142140_initial.up, down: migration_20261126_142140_initial.down },
]
