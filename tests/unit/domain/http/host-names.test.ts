import { parseHostNames } from '@/domain/http/host-names'

test.each([
  ['', []],
  [' cdn.example.com , Widgets.Example.org,', ['cdn.example.com', 'widgets.example.org']],
  ['https://cdn.example.com', null],
  ['cdn.example.com:8443', null],
  ['*.example.com', null],
  ['cdn.example.com.', null],
  ['localhost', null],
])('parses the list %j as %j', (list, named) => {
  expect(parseHostNames(list)).toEqual(named)
})
