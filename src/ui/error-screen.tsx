import { filledButton } from './brand/button-style'

type Props = { words: { title: string; sentence: string; again: string }; again?: () => void }

/** An error message with a way to try again: a button that calls `again`, else a link that reloads the page. */
export function ErrorScreen({ words, again }: Props) {
  return (
    <div className="page-width py-16">
      <h1 className="text-[clamp(2rem,6vw,3rem)]">{words.title}</h1>
      <p className="mt-5 max-w-[680px] text-lg">{words.sentence}</p>
      {again ? (
        <button type="button" onClick={again} className={`mt-8 ${filledButton}`}>
          {words.again}
        </button>
      ) : (
        <a href="" className={`mt-8 ${filledButton}`}>
          {words.again}
        </a>
      )}
    </div>
  )
}
