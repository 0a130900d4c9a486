import { classifySource } from '@/domain/http/request-source'

const own = { serverUrl: 'https://dining.example.edu', frenchHosts: ['repas.example.ca'] }

test.each`
  origin                            | fetchSite        | host                    | source
  ${null}                           | ${null}          | ${'dining.example.edu'} | ${'program'}
  ${null}                           | ${'same-origin'} | ${'dining.example.edu'} | ${'own'}
  ${null}                           | ${'same-site'}   | ${'dining.example.edu'} | ${'foreign'}
  ${null}                           | ${'cross-site'}  | ${'dining.example.edu'} | ${'foreign'}
  ${null}                           | ${'none'}        | ${'dining.example.edu'} | ${'foreign'}
  ${'https://dining.example.edu'}   | ${null}          | ${'10.0.0.7:3000'}      | ${'own'}
  ${'http://dining.example.edu'}    | ${null}          | ${'10.0.0.7:3000'}      | ${'foreign'}
  ${'http://10.0.0.7:3000'}         | ${null}          | ${'10.0.0.7:3000'}      | ${'own'}
  ${'http://10.0.0.7:3001'}         | ${null}          | ${'10.0.0.7:3000'}      | ${'foreign'}
  ${'https://10.0.0.7'}             | ${null}          | ${'10.0.0.7:443'}       | ${'own'}
  ${'https://repas.example.ca'}     | ${'same-site'}   | ${'dining.example.edu'} | ${'own'}
  ${'http://repas.example.ca'}      | ${'same-site'}   | ${'repas.example.ca'}   | ${'foreign'}
  ${'https://repas.example.ca:444'} | ${'same-site'}   | ${'dining.example.edu'} | ${'foreign'}
  ${'http://dining.example.edu'}    | ${null}          | ${'dining.example.edu'} | ${'foreign'}
  ${'https://x.example.edu'}        | ${'same-site'}   | ${'dining.example.edu'} | ${'foreign'}
  ${'https://x.example.edu'}        | ${null}          | ${'dining.example.edu'} | ${'foreign'}
  ${'https://dining.example.edu.x'} | ${null}          | ${'dining.example.edu'} | ${'foreign'}
  ${'null'}                         | ${null}          | ${'dining.example.edu'} | ${'foreign'}
  ${'null'}                         | ${'same-origin'} | ${'dining.example.edu'} | ${'own'}
  ${''}                             | ${null}          | ${''}                   | ${'foreign'}
  ${'https://dining.example.edu'}   | ${null}          | ${null}                 | ${'own'}
`('the origin $origin with $fetchSite, sent to $host, is $source', ({ origin, fetchSite, host, source }) =>
  expect(classifySource({ origin, fetchSite, host }, own)).toBe(source),
)
