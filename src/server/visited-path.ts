import { headers } from 'next/headers'
import { safeReturnPath, visitedPathHeader } from '@/domain/return-path'

/** The path and query of the page being drawn, as the visitor sees them: the proxy notes them. */
export const visitedPath = async (): Promise<string> => safeReturnPath((await headers()).get(visitedPathHeader))
