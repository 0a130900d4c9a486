import type { Locale } from '@/domain/locale'
import { formatConfirmation } from '@/domain/text/confirmation'

/** What replaces the form of a link from a mail that was used: what is done, and the way to the sign-in. */
export const DoneMessage = (props: { done: string; signIn: string; signInPath: string; locale: Locale }) => (
  <p role="status" className="form-done">
    {formatConfirmation('great', props.done, props.locale)}{' '}
    <a href={props.signInPath} className="plain-link">
      {props.signIn}
    </a>
  </p>
)
