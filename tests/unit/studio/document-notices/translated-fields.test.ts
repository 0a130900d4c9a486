import type { ClientField } from 'payload'
import { listTranslatedFields } from '@/studio/document-notices/translated-fields'

const label = { en: 'Text', fr: 'Texte' }
const localized = { label, localized: true, admin: {} }

test('lists localized fields with their paths through tabs, groups and rows', () => {
  const fields = [
    { ...localized, name: 'title', type: 'text' },
    { name: 'priceCents', type: 'number', label, admin: {} },
    { type: 'tabs', tabs: [{ label, fields: [{ ...localized, name: 'intro', type: 'textarea' }] }] },
    {
      name: 'address',
      type: 'group',
      fields: [{ type: 'row', fields: [{ ...localized, name: 'note', type: 'text' }] }],
    },
  ] as unknown as ClientField[]
  expect(listTranslatedFields(fields)).toEqual([
    { path: 'title', label },
    { path: 'intro', label },
    { path: 'address.note', label },
  ])
})

test('lists a body once, by the text that the form has, and not by its HTML', () => {
  const fields = [
    { ...localized, name: 'desc', type: 'code', admin: { disabled: true } },
    { ...localized, name: 'descRichText', type: 'richText' },
  ] as unknown as ClientField[]
  expect(listTranslatedFields(fields)).toEqual([{ path: 'descRichText', label }])
})
