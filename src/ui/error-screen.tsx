import { filledButton } from './button-style'

type Props = { words: { title: string; sentence: string; again: string }; again?: () => void }

/** That something went wrong, and the way to try again: `again` where a script can, else the same address. */
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
