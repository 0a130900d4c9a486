/** A code that people type in any case, as it is kept and shown: in capitals, without spaces around it. Spec: PUB-5.9, CUS-5.20. */
export const inCapitals = (typed: string): string => typed.trim().toUpperCase()
