import type { CSSProperties, ReactNode } from 'react'

/** `label` is the title of the tab, `detail` the date below it. */
type Tab = { id: string; label: string; detail: ReactNode }

type Props = {
  tabs: readonly Tab[]
  /** The id of the open tab. */
  openId: string
  /** Returns the URL of the page with a given tab open. */
  addressOf: (id: string) => string
  /** The accessible name of the list. */
  name: string
  /** A notice above the list, for example that the requested item is no longer available; false for none. */
  notice: string | false
  /** The content of the open tab. */
  children: ReactNode
}

/**
 * A list of publications, one of them open. The open one is in the URL, so each has its own URL and no script is needed. On
 * wide screens the list is beside the content; on small screens the content follows its tab. Spec: PUB-2.53, PUB-2.54.
 */
export const PublicationTabs = ({ tabs, openId, addressOf, name, notice, children }: Props) => (
  <>
    {notice && <p className="mt-6 border-l-[3px] border-accent py-1 pl-5">{notice}</p>}
    <ul className="publication-tabs" aria-label={name} style={{ '--tabs': tabs.length } as CSSProperties}>
      {tabs.map(({ id, label, detail }) => (
        <li key={id}>
          <a href={`${addressOf(id)}#reading`} aria-current={id === openId ? 'page' : undefined}>
            <span className="publication-tab">{label}</span>
            <span className="publication-tab-detail">{detail}</span>
          </a>
          {id === openId && (
            <article id="reading" className="publication" aria-labelledby="publication-title">
              {children}
            </article>
          )}
        </li>
      ))}
    </ul>{' '}
  </>
)
