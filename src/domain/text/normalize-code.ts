/** Normalizes a code for storage and display: upper case, without surrounding spaces. Spec: PUB-5.9, CUS-5.20. */
export const normalizeCode = (typed: string): string => typed.trim().toUpperCase()
