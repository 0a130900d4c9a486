type Reads = { find: (options: never) => unknown }

/** The same reads, in this language where a read names none. Everything else of the object stays. */
export function readInLanguage<R extends Reads>(reads: R, language: string): R {
  const inAny = reads.find.bind(reads) as (options: object) => unknown
  const find = (options: object) => inAny({ locale: language === 'fr' ? 'fr' : 'en', ...options })
  return Object.create(reads, { find: { value: find } }) as R
}
