/** Mistakes in French texts: what the text must do, and a pattern that matches where it does not. */
export const frenchRules = [
  ['uses “soya”, the Quebec word, for soy', /\bsoja\b/iu],
  ['has no space before ; ! ?', /\s[;!?](?!@)/u],
  ['has a no-break space before a colon between words', /[^\u00a0]:(?=\s|$)/u],
  ['has no-break spaces inside « »', /«(?!\u00a0)|(?<!\u00a0)»/u],
] as const

/** A no-break space before `;`, `!` or `?`, written as itself or as an escape. Only a French text can have one. */
export const spaceBeforeSign = /(?:[\u00a0\u202f]|\\u00a0|\\u202f|&nbsp;)[;!?]/u
