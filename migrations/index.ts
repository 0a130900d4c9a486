import * as migration_20261120_192009_first from './20261120_192009_first';

export const migrations = [
  {
    up: migration_20261120_192009_first.up,
    down: migration_20261120_192009_first.down,
    name: '20261120_192009_first'
  },
];
