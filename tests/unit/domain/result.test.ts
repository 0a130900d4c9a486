import { ok, refuse } from '@/domain/result'

test('is a value or a refusal with details', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 })
  expect(refuse('bad-date')).toEqual({ ok: false, refusal: { code: 'bad-date', detail: {} } })
  expect(refuse('missing-parameter', { parameter: 'site_id' })).toMatchObject({
    refusal: { detail: { parameter: 'site_id' } },
  })
})
