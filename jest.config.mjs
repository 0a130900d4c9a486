/** Native ESM: Payload ships nothing else. Started by scripts/tests/jest.mjs, which sets the Node conditions that Payload needs. */
const shared = {
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',

          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@collections/(.*)$': '<rootDir>/collections/$1',
    '^@payload-config$': '<rootDir>/payload.config.ts',
  },
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['production', 'node', 'node-addons'] },
}

const config = {
  workerIdleMemoryLimit: '1.5GB', // the modules of earlier files are not freed: 28 files with Payload filled a heap of 4 GB
  testSequencer: '<rootDir>/tests/support/longest-first.mjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testTimeout: 20_000, // the first PDF of a process loads its fonts, which takes seconds beside the linter
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'integration',
      testTimeout: 30_000, // a password takes half a second to compare on a busy machine, and some tests sign in twenty times
      testEnvironment: '<rootDir>/tests/support/plain-environment.mjs',
      runtime: '<rootDir>/tests/support/shared-packages.cjs',
      setupFiles: ['<rootDir>/tests/support/quick-passwords.mjs', '<rootDir>/tests/support/environment.ts'],
      testMatch: ['<rootDir>/.test/integration/**/*.test.mjs'], // joined by scripts/tests/join-tests.mjs
    },
  ],
}

export default config
