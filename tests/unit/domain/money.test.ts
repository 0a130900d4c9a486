import { dollarsText } from '@/domain/money'

test.each`
  cents          | text
  ${0}           | ${'0.00'}
  ${5}           | ${'0.05'}
  ${50}          | ${'0.50'}
  ${2450}        | ${'24.50'}
  ${221_000}     | ${'2210.00'}
  ${100_000_000} | ${'1000000.00'}
  ${-105}        | ${'-1.05'}
`('[CUS-3.7] $cents cents are $text dollars', ({ cents, text }) => expect(dollarsText(cents)).toBe(text))
