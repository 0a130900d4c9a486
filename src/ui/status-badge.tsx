import type { OpenStatus } from '@/domain/places/hours/open-status'

/** The colour of a status on the site and in the studio. */
export type StatusTone = 'open' | 'soon' | 'closed' | 'unknown'

/** The tone of a status: `soon` is open but closes within 30 minutes, `unknown` has no hours. Spec: PUB-2.27. */
export const statusTone = ({ color }: Pick<OpenStatus, 'color'>): StatusTone =>
  (({ green: 'open', orange: 'soon', red: 'closed', grey: 'unknown' }) as const)[color]

const colours: Record<StatusTone, string> = {
  open: 'text-open',
  soon: 'text-soon',
  closed: 'text-closed',
  unknown: 'text-unknown',
}

/** A status as shape and text, so that it does not depend on colour. `word` is the full text, such as `Open.`. */
export function StatusBadge({ tone, word }: { tone: StatusTone; word: string }) {
  return (
    <span className={`inline-flex items-baseline gap-2 font-semibold ${colours[tone]}`}>
      <StatusShape tone={tone} />
      {word}
    </span>
  )
}

/** Open is a disc, closing soon a half disc, closed a ring with a bar, unknown a dashed ring. */
function StatusShape({ tone }: { tone: StatusTone }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-[0.9em] shrink-0 translate-y-[0.08em]"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      {tone === 'open' && <circle cx="8" cy="8" r="7" fill="currentColor" />}
      {tone === 'soon' && (
        <>
          <circle cx="8" cy="8" r="7" />
          <path d="M8 8V1a7 7 0 0 1 0 14z" fill="currentColor" stroke="none" />
        </>
      )}
      {tone === 'closed' && (
        <>
          <circle cx="8" cy="8" r="7" />
          <path d="M4 8h8" strokeWidth="2.5" />
        </>
      )}
      {tone === 'unknown' && <circle cx="8" cy="8" r="7" strokeDasharray="3 2.5" />}
    </svg>
  )
}
