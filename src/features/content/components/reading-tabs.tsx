import type { CSSProperties, ReactNode } from 'react'

/** `label` stands on the tab, over `detail`: a date. */
type Tab = { id: string; label: string; detail: ReactNode }

type Props = {
  tabs: readonly Tab[]
  /** The open one. */
  openId: string
  /** The address of the page with a tab open. */
  addressOf: (id: string) => string
  /** What the list of tabs is called. */
  name: string
  /** What is to be known first, such as that what was asked for is gone; none is false. */
  notice: string | false
  /** What the open tab shows. */
  children: ReactNode
}

/**
 * Things to read, of which one is open: the address says which, so that each has its own and no script is needed. On wide
 * screens the tabs stand beside it; on small ones it unfolds under its own. Spec: PUB-2.53, PUB-2.54.
 */
export const ReadingTabs = ({ tabs, openId, addressOf, name, notice, children }: Props) => (
  <>
    {notice && <p className="mt-6 border-l-[3px] border-accent py-1 pl-5">{notice}</p>}
    <ul className="reading-tabs" aria-label={name} style={{ '--tabs': tabs.length } as CSSProperties}>
      {tabs.map(({ id, label, detail }) => (
        <li key={id}>
          <a href={`${addressOf(id)}#reading`} aria-current={id === openId ? 'page' : undefined}>
            <span className="reading-tab">{label}</span>
            <span className="reading-tab-detail">{detail}</span>
          </a>
          {id === openId && (
            <article id="reading" className="reading" aria-labelledby="reading-title">
              {children}
            </article>
          )}
        </li>
      ))}
    </ul>{' '}
  </>
)
