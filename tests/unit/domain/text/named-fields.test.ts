import { listNamedFields, type FormField } from '@/domain/text/named-fields'

const label = { en: 'Text', fr: 'Texte' }
const localized = { label, localized: true, admin: {} }

test('lists fields with their paths through tabs, groups and rows, and a body by the text that the form has', () => {
  const fields = [
    { ...localized, name: 'title', type: 'text' },
    { name: 'priceCents', type: 'number', label, admin: {} },
    { type: 'tabs', tabs: [{ label, fields: [{ ...localized, name: 'intro', type: 'textarea' }] }] },
    {
      name: 'address',
      type: 'group',
      fields: [{ type: 'row', fields: [{ ...localized, name: 'note', type: 'text' }] }],
    },
    { ...localized, name: 'desc', type: 'code', admin: { disabled: true } },
    { ...localized, name: 'descRichText', type: 'richText' },
  ] as FormField[]
  expect(listNamedFields(fields)).toEqual([
    { path: 'title', label, type: 'text', isTranslated: true },
    { path: 'priceCents', label, type: 'number', isTranslated: false },
    { path: 'intro', label, type: 'textarea', isTranslated: true },
    { path: 'address.note', label, type: 'text', isTranslated: true },
    { path: 'descRichText', label, type: 'richText', isTranslated: true },
  ])
})
