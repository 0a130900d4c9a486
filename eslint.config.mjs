import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'

/**
 * Who may import whom: each room names what it may not reach. `@/x` is src/x. The same room, and what is not listed, is
 * open to it.
 */
const rooms = {
  domain: {
    files: ['src/domain/**'],
    never: [
      '@/*',
      '@collections/*',
      '@payload-config',
      'react*',
      'next*',
      'payload*',
      '@payloadcms/*',
      'node:*',
      '!moment-timezone',
    ],
  },
  contract: {
    files: ['src/contract/**'],
    never: [
      '@/features/*',
      '@/server/*',
      '@/app/*',
      '@/v1/*',
      '@/feeds/*',
      '@/ui/*',
      '@/i18n/*',
      '@/studio/*',
      '@collections/*',
      'react*',
      'next*',
      'payload*',
      'node:*',
    ],
  },
  server: {
    files: ['src/server/**'],
    never: ['@/features/*', '@/v1/*', '@/feeds/*', '@/app/*', '@/ui/*', '@/studio/*', '@/contract/*', '@collections/*'],
  },
  ui: {
    files: ['src/ui/**'],
    never: [
      '@/features/*',
      '@/server/*',
      '@/v1/*',
      '@/feeds/*',
      '@/app/*',
      '@/studio/*',
      '@collections/*',
      'payload',
      '@payload-config',
    ],
  },
  v1: { files: ['src/v1/**'], never: ['@/app/*', '@/feeds/*', '@/ui/*', '@/studio/*', '@collections/*', 'react*'] },
  feeds: {
    files: ['src/feeds/**'],
    never: ['@/app/*', '@/v1/*', '@/ui/*', '@/studio/*', '@collections/*', 'react*'],
  },
  collections: {
    files: ['collections/**'],
    never: ['@/features/*', '@/v1/*', '@/feeds/*', '@/app/*', '@/ui/*', '@/contract/*'],
  },
  studio: { files: ['src/studio/**'], never: ['@/app/*', '@/v1/*', '@/feeds/*', '@/server/*'] },
}
const features = ['dining', 'content', 'account', 'reservations', 'shop', 'contact', 'developers']
const others = (name) => features.filter((it) => it !== name).map((it) => `@/features/${it}/*`)

const restrict = (files, group) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          { group, message: 'The house: imports go downwards only.' },
          { regex: '^(\\.\\./){1,}', message: 'Reach other rooms by @/ or @collections/.' },
        ],
      },
    ],
  },
})

const localApi = {
  selector:
    "CallExpression[callee.object.name='payload'][callee.property.name=/^(find|findByID|create|update|delete|count|login)$/] > ObjectExpression:not(:has(> Property[key.name='overrideAccess'])):not(:has(> SpreadElement))",
  message: 'Every Local API call states overrideAccess, and true carries its reason.',
}
const impure = [
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: 'Rules take `now`.' },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Rules take `now`.' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Rules know no chance.' },
  { selector: "Identifier[name='process']", message: 'Rules know no environment.' },
]

const config = [
  {
    ignores: [
      '.next/**',
      'node_modules/**',
      'data/**',
      'migrations/**',
      'next-env.d.ts',
      'src/payload-types.ts',
      'src/app/(payload)/admin/importMap.js',
      '.test/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  ...next,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-img-element': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', localApi],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  ...Object.values(rooms).map(({ files, never }) => restrict(files, never)),
  { files: rooms.domain.files, rules: { 'no-restricted-syntax': ['error', ...impure] } },
  ...features.map((name) =>
    restrict(
      [`src/features/${name}/**`],
      ['@/v1/*', '@/feeds/*', '@/app/*', '@/studio/*', '@collections/*', ...others(name)],
    ),
  ),
]

export default config
