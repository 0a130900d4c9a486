import { parseHostNames, parseOrigins } from '@/domain/http/host-names'

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

test.each([
  ['', []],
  [' https://app.example.edu ,http://localhost:8081,', ['https://app.example.edu', 'http://localhost:8081']],
  ...['https://app.example.edu/', 'http://app.example.edu', 'app.example.edu', '*', 'null', 'file://'].map(
    (list): [string, string[] | null] => [list, null],
  ),
])('parses the origins %j as %j', (list, origins) => {
  expect(parseOrigins(list)).toEqual(origins)
})
