type Props = { id: string; title: string; help?: string; code: string; wrap?: boolean; level?: 2 | 3 }

/** A block of code with a heading. It can be scrolled by keyboard. */
export const Code = ({ id, title, help, code, wrap = false, level = 2 }: Props) => (
  <div className="min-w-0">
    {level === 2 ? (
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
    ) : (
      <h3 id={id} className="text-xl">
        {title}
      </h3>
    )}
    {help && <p className="mt-2 text-muted">{help}</p>}
    <pre
      tabIndex={0}
      role="region"
      aria-labelledby={id}
      className={`mt-4 max-h-[32rem] overflow-auto rounded-lg border border-line bg-surface p-4 text-[0.85rem] ${wrap ? 'break-all whitespace-pre-wrap' : ''}`}
    >
      {code}
    </pre>
  </div>
)
