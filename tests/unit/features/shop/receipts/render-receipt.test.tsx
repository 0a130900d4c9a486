import { describeReceipt } from '@/domain/shop/receipts/describe-receipt'
import { receiptFileName, renderReceipt } from '@/features/shop/receipts/render-receipt'
import { receiptMessages } from '@/i18n/site-messages'
import { readPdf } from '../../../../support/formats/pdf'
import { receiptItem, receiptOf } from '../../../../support/data/receipt'

const site = { brandColor: '#7a1f2b' }

test.each(['en', 'fr'] as const)('the PDF in %s prints every part of the receipt on one page', async (locale) => {
  const installments = { count: 6, isMonthly: true, aprBps: 799, totalCents: 223_582 }
  const receipt = receiptOf({ buyerName: 'Łukasz <b>Roy-Côté</b> & fils', installments })
  const { text, meta, pages } = await readPdf(await renderReceipt(receipt, site, locale))
  const {
    title,
    seller,
    facts,
    itemsTitle,
    items,
    totals,
    installments: plan,
  } = describeReceipt(receipt, locale, receiptMessages(locale))
  const rows = [...facts, ...totals, ...(plan?.rows ?? [])].flatMap(({ label, value }) => [label, value])
  const printed = [
    title,
    ...seller,
    itemsTitle,
    ...items.flatMap(({ name, details, value }) => [name, ...details, value]),
    plan?.title,
    ...rows,
  ]
  for (const part of printed) expect(text.replace(/\s/g, '')).toContain(part?.replace(/\s/g, ''))
  expect(meta.info).toMatchObject({ Title: title, Language: locale === 'fr' ? 'fr-CA' : 'en-CA', Author: seller[0] })
  expect(pages).toBe(1)
})

test('a long order goes on to further pages, and no item is lost', async () => {
  const items = Array.from({ length: 60 }, (_, at) => receiptItem({ name: { en: `Plan no. ${at + 1}.`, fr: '' } }))
  const { text, pages } = await readPdf(await renderReceipt(receiptOf({ items }), site, 'en'))
  expect(pages).toBeGreaterThan(1)
  for (let at = 1; at <= 60; at++) expect(text).toContain(`Plan no. ${at}.`)
})

test('the file name has only letters, digits and hyphens of the number', () => {
  expect(receiptFileName('NR-7K3M-4QXD', 'fr')).toBe('recu-NR-7K3M-4QXD.pdf')
  expect(receiptFileName('../a"b\r\n', 'en')).toBe('receipt-ab.pdf')
})
