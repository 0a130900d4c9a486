import { formatDraft, parseDraft } from '@/domain/forms/form-draft'

const saved = { name: '', comments: 'old', offers: false, sides: [] as string[], password: '' }
const now = Date.UTC(2026, 10, 25, 12)
const hour = 60 * 60 * 1000
const stored = (values: unknown, at: unknown = now) => JSON.stringify({ at, values })

describe('formatDraft', () => {
  it('stores the fields that differ from the saved ones, and never those left out', () => {
    const typed = { ...saved, name: 'Zoé', offers: true, sides: ['Apple'], password: 'Secret-word1!' }
    const text = formatDraft(typed, saved, ['password'], now)
    expect(JSON.parse(text ?? '')).toEqual({ at: now, values: { name: 'Zoé', offers: true, sides: ['Apple'] } })
    expect(text).not.toContain('Secret')
  })

  it.each([
    ['nothing was typed', saved, []],
    ['only a field left out was typed', { ...saved, password: 'x' }, ['password']],
    ['a field is not of the form', { ...saved, other: 'x' }, []],
    ['the draft is longer than any form', { ...saved, comments: 'x'.repeat(70_000) }, []],
  ])('stores nothing when %s', (_, values, leftOut) => {
    expect(formatDraft(values, saved, leftOut, now)).toBeNull()
  })
})

describe('parseDraft', () => {
  it('returns what formatDraft stored', () => {
    const typed = { ...saved, comments: '', sides: ['Apple', 'Pretzels'] }
    expect(parseDraft(formatDraft(typed, saved, [], now), saved, [], now + hour)).toEqual({
      comments: '',
      sides: ['Apple', 'Pretzels'],
    })
  })

  it.each([
    ['no draft', null],
    ['not JSON', '{'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no time', JSON.stringify({ values: { name: 'x' } })],
    ['a time that is not a number', stored({ name: 'x' }, 'now')],
    ['values that are no object', stored('x')],
    ['a draft of yesterday', stored({ name: 'x' }, now - 24 * hour)],
    ['a draft of the future', stored({ name: 'x' }, now + 1)],
    ['a megabyte', stored({ name: 'x'.repeat(1_000_000) })],
    ['a text instead of a check box', stored({ offers: 'true' })],
    ['a text instead of a list', stored({ sides: 'Apple' })],
    ['a list with a number', stored({ sides: ['Apple', 1] })],
    ['a number instead of a text', stored({ name: 1 })],
    ['an unknown field', stored({ other: 'x' })],
    ['a field of every object', '{"at":' + String(now) + ',"values":{"__proto__":"x","constructor":"x"}}'],
    ['a field left out', stored({ password: 'x' })],
  ])('returns nothing for %s', (_, text) => {
    expect(parseDraft(text, saved, ['password'], now)).toEqual({})
  })

  it('keeps a draft for less than a day', () => {
    expect(parseDraft(stored({ name: 'x' }, now - 24 * hour + 1), saved, [], now)).toEqual({ name: 'x' })
  })
})
