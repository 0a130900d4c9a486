import next from 'eslint-config-next'
import tseslint from 'typescript-eslint'
import { layersPlugin } from './scripts/eslint/layers.mjs'

const statesOverrideAccess = {
  selector:
    "CallExpression[callee.object.name='payload'][callee.property.name=/^(find|findByID|create|update|delete|count|login)$/] > ObjectExpression:not(:has(> Property[key.name='overrideAccess'])):not(:has(> SpreadElement))",
  message: 'State overrideAccess in every Local API call, and give the reason for true.',
}
const impure = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Pass the current time as an argument.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Pass the current time as an argument.',
  },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Rules are deterministic.' },
  { selector: "Identifier[name='process']", message: 'Rules do not read the environment.' },
]

/** A fifth of the time of a run, and files without components have nothing for them. */
const rulesOfReact = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name))

const config = [
  {
    ignores: [
      '.next/**',
      'node_modules/**',
      'data/**',
      'media/**',
      'migrations/**',
      'public/**',
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
      'no-restricted-syntax': ['error', statesOverrideAccess],
      'no-empty': ['error', { allowEmptyCatch: false }],
    },
  },
  {
    files: ['{tests,scripts,demo,collections}/**/*.{ts,mjs}', 'src/{domain,server,v1,feeds,contract}/**/*.ts'],
    rules: Object.fromEntries(rulesOfReact.map((name) => [name, 'off'])),
  },
  { plugins: { layers: layersPlugin } },
  { files: ['src/**', 'collections/**'], rules: { 'layers/imports': 'error' } },
  { files: ['tests/unit/**'], rules: { 'layers/mirror': 'error' } },
  { files: ['src/domain/**'], rules: { 'no-restricted-syntax': ['error', ...impure] } },
]

export default config
