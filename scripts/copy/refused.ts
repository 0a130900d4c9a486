/** What ends a copy with one sentence and without a stack. */
export class Refused extends Error {}

/** An error's words on one line, without the names and passwords that addresses may hold. */
export const withoutSecrets = (text: string) => text.replace(/\/\/[^/\s]*@/g, '//').replace(/\s*\n[\s\S]*/, '')
