import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'

type Messages = { [key: string]: string | string[] | Messages }
const linesOf = (messages: Messages | string[], above = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value] as [string, string]] : linesOf(value, `${above}${key}.`),
  )
const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).toSorted()

test('[PUB-1.4] every text exists in both languages, with the same values in it', () => {
  const [english, french] = [new Map(linesOf(en)), new Map(linesOf(fr))]
  expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  for (const [key, text] of english)
    expect([key, new Set(argumentsOf(french.get(key) ?? ''))]).toEqual([key, new Set(argumentsOf(text))])
})

test('[PUB-1.4] French signs have a non-breaking space before them', () => {
  const wrong = linesOf(fr).filter(([, text]) => / [:;!?»]|« |[\p{L}\d)][;!?»]/u.test(text))
  expect(wrong).toEqual([])
})
