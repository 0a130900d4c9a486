/** The body of every failure of v1: exactly two keys. Spec: PUB-7.1, V1-1.3. */
export const failureBody = (msg: string) => ({ status: 'error' as const, msg })
