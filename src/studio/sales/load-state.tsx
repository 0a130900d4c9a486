import type { SalesMessages } from './sales-messages'
import type { StudioAnswer } from './use-studio-answer'

type Props = {
  state: Pick<StudioAnswer<unknown>, 'refusal' | 'isLoading' | 'reload'>
  messages: Pick<SalesMessages, 'loading' | 'retry'>
}

/** Says that figures load, or why they did not, with a button to try again. */
export function LoadState({ state: { refusal, isLoading, reload }, messages }: Props) {
  return (
    <>
      <p role="status" className="sales__loading">
        {isLoading && messages.loading}
      </p>
      {refusal !== null && (
        <p role="alert" className="sales__refusal">
          {refusal}{' '}
          <button type="button" onClick={reload}>
            {messages.retry}
          </button>
        </p>
      )}
    </>
  )
}
