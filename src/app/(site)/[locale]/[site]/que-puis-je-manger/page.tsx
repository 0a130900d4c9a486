export { default, generateMetadata } from '../what-can-i-eat/page'
export const dynamic = 'force-dynamic'
