import { Search } from 'lucide-react'
import { maxSearchLength } from '@/domain/search/search-words'
import { filledButton } from '@/ui/brand/button-style'

type Props = {
  id: string
  text: string
  messages: { label: string; help: string; search: string }
  /** Parameters of the page that the search keeps. */
  hidden?: readonly (readonly [name: string, value: string])[]
}

/** A search field in a GET form to this page. It works without JavaScript. */
export const SearchForm = ({ id, text, messages, hidden = [] }: Props) => (
  <form role="search" method="get" className="search-form not-printed">
    <label htmlFor={id}>{messages.label}</label>
    <p id={`${id}-help`}>{messages.help}</p>
    <div>
      <input
        id={id}
        type="search"
        name="q"
        defaultValue={text.slice(0, maxSearchLength)}
        maxLength={maxSearchLength}
        aria-describedby={`${id}-help`}
        autoComplete="off"
        enterKeyHint="search"
      />
      <button className={filledButton}>
        <Search size={20} aria-hidden />
        {messages.search}
      </button>
    </div>
    {hidden.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
  </form>
)
