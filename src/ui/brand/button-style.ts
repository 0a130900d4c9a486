/** The primary button or link, at least 44 px high. */
export const filledButton =
  'inline-flex min-h-11 items-center gap-2 rounded-lg bg-button px-5 py-2.5 font-semibold text-on-button no-underline transition-[translate,box-shadow] duration-150 ease-out hover:-translate-y-px hover:text-on-button-hover hover:shadow-[0_4px_14px_var(--brand-shadow-soft)]'

/** A button that looks like a link. */
export const linkButton =
  'inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:no-underline cursor-pointer'

/** The secondary button. */
export const quietButton =
  'inline-flex min-h-11 items-center gap-2 rounded-lg border border-line bg-surface px-4 py-2 font-semibold text-ink no-underline transition-colors duration-150 ease-out hover:border-accent hover:text-accent'
