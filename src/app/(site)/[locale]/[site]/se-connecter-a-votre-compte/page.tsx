export { default, generateMetadata } from '../login/page'
export const dynamic = 'force-dynamic'
