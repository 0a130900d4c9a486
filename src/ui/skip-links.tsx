type Props = { links: { href: `#${string}`; label: string }[] }

/** Links that jump past the header. They are the first focusable elements and visible only with focus. Spec: PUB-2.18. */
export function SkipLinks({ links }: Props) {
  return (
    <div className="not-printed">
      {links.map(({ href, label }) => (
        <a
          key={href}
          href={href}
          className="sr-only bg-surface px-5 py-3 font-semibold text-ink underline underline-offset-4 focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:rounded-lg focus:px-5 focus:py-3"
        >
          {label}
        </a>
      ))}
    </div>
  )
}
