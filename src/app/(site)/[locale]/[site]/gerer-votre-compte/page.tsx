export { default, generateMetadata } from '../customer-account/page'
export const dynamic = 'force-dynamic'
