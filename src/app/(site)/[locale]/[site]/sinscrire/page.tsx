export { default, generateMetadata } from '../signup/page'
export const dynamic = 'force-dynamic'
