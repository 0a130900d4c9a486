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
  testSequencer: '<rootDir>/tests/support/longest-first.mjs',
  workerIdleMemoryLimit: '1.5GB', // the modules of earlier files are not freed: 28 files with Payload filled a heap of 4 GB
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/{unit,tools}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: '<rootDir>/tests/support/plain-environment.mjs',
      runtime: '<rootDir>/tests/support/shared-packages.cjs',
      setupFiles: ['<rootDir>/tests/support/quick-passwords.mjs', '<rootDir>/tests/support/environment.ts'],
      testMatch: ['<rootDir>/.test/integration/**/*.test.mjs'], // joined by scripts/tests/join-tests.mjs
    },
  ],
}

export default config
