import { headers } from 'next/headers'
import { safeReturnPath, requestPathHeader } from '@/domain/http/return-path'

/** The path and query of the current page as the visitor sees them; `src/proxy.ts` puts them into a header. */
export const getRequestPath = async (): Promise<string> => safeReturnPath((await headers()).get(requestPathHeader))
