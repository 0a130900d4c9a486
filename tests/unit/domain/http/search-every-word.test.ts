import { searchEveryWord } from '@/domain/http/search-every-word'

const search = (text: string) => ({ or: ['name', 'email'].map((field) => ({ [field]: { like: text } })) })

test('looks for each word in every field', () => {
  expect(searchEveryWord({ and: [{ site: { equals: '1' } }, search(' maya  osei ')] })).toEqual({
    and: [{ site: { equals: '1' } }, { and: [search('maya'), search('osei')] }],
  })
})

test.each([
  ['one word', search('maya')],
  ['one field', { or: [{ name: { like: 'maya osei' } }] }],
  ['other conditions', { or: [{ name: { like: 'maya osei' } }, { no: { equals: 'maya osei' } }] }],
  ['different texts', { or: [{ name: { like: 'maya osei' } }, { no: { like: 'osei maya' } }] }],
  ['no filter', undefined],
])('leaves %s as it is', (_case, where) => expect(searchEveryWord(where)).toEqual(where))
