import { csvHeader, csvLine, type LedgerLine, type LedgerWords } from '@/domain/shop/sales/ledger-csv'

const words: LedgerWords = {
  header: ['Day', 'Kind', 'Debit; credit'],
  kinds: { sale: 'Sale' },
  accounts: { sales: 'Sales' },
}
const posting: LedgerLine = {
  bookedOn: '2026-11-24',
  kind: 'sale',
  orderNo: 'NG-7K3M-2QXD',
  account: 'sales',
  amountCents: -123_450,
  provider: 'stripe',
  reference: 'pi_1',
  key: 'sale:1',
}

test('begins with a byte order mark and the header', () => {
  expect(csvHeader(words, 'en')).toBe('\ufeffDay,Kind,"Debit; credit"\r\n')
})

test('writes amounts without a sign, with the decimals of the language', () => {
  expect(csvLine(posting, words, 'en')).toBe('2026-11-24,Sale,NG-7K3M-2QXD,Sales,,1234.50,stripe,pi_1,sale:1\r\n')
  expect(csvLine({ ...posting, amountCents: 5 }, words, 'fr')).toBe(
    '2026-11-24;Sale;NG-7K3M-2QXD;Sales;"0,05";;stripe;pi_1;sale:1\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '"=1', "'=1", '\n=cmd'])(
  'makes no formula of %j',
  (reference) => {
    const written = csvLine({ ...posting, reference }, words, 'en')
    expect(written).toContain(`,"'${reference.replaceAll('"', '""')}",`)
  },
)

test('quotes separators, quotes and line breaks', () => {
  expect(csvLine({ ...posting, orderNo: 'a,b;c"d\ne' }, words, 'en')).toContain(',"a,b;c""d\ne",')
})
