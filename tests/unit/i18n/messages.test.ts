import { readdirSync, readFileSync } from 'node:fs'
import en from '@/i18n/messages/en.json'
import fr from '@/i18n/messages/fr.json'
import { frenchRules, spaceBeforeSign } from '../../support/data/french-rules'
import { listFrenchTexts, listQuotations } from '../../support/data/french-texts'

type Messages = { [key: string]: string | string[] | Messages }
const listMessages = (messages: Messages | string[], parent = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[parent + key, value] as [string, string]] : listMessages(value, `${parent}${key}.`),
  )
const listArguments = (text: string) => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name)

test('[PUB-1.4] every message exists in both languages with the same arguments', () => {
  const [english, french] = [new Map(listMessages(en)), new Map(listMessages(fr))]
  expect([...french.keys()].toSorted()).toEqual([...english.keys()].toSorted())
  for (const [key, text] of english)
    expect([key, new Set(listArguments(french.get(key) ?? ''))]).toEqual([key, new Set(listArguments(text))])
})

test.each(frenchRules)('French %s', (_, mistake) => {
  expect(listMessages(fr).filter(([, text]) => mistake.test(text))).toEqual([])
})

const listFiles = (folder: string) => readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`)

test('French texts of the studio have no-break spaces inside « » and before a colon', () => {
  const files = ['collections', 'src/studio'].flatMap(listFiles).filter((name) => /\.tsx?$/.test(name))
  const texts = files.flatMap((name) => {
    const source = readFileSync(name, 'utf8')
    return [...listFrenchTexts(name, source), ...listQuotations(name, source)].map((text) => `${name}: ${text}`)
  })
  expect(texts.length).toBeGreaterThan(1000)
  const mistakes = texts.filter((named) => frenchRules.some(([, mistake]) => mistake.test(named.replace(/^\S+: /, ''))))
  expect(mistakes).toEqual([])
})

/* Labels of the studio, descriptions of the API and the demo have their French beside the English, as `fr: '...'`. */
test('French texts in the code use “soya” and have no space before ; ! ?', () => {
  const folders = ['collections', 'src', 'demo']
  const files = folders.flatMap(listFiles).filter((name) => /\.(?:tsx?|csv)$/.test(name))
  expect(files.length).toBeGreaterThan(500)
  const [[, soja], [, spaceBefore]] = frenchRules
  const mistakes = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const french = [...source.matchAll(/\bfr:\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs)].map(([, , text]) => text ?? '')
    const wrong = french.filter((text) => soja.test(text) || spaceBefore.test(text))
    return spaceBeforeSign.test(source) || wrong.length > 0 ? [[file, ...wrong]] : []
  })
  expect(mistakes).toEqual([])
})
