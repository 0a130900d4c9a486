import { expect, test, type APIRequestContext } from '@playwright/test'
import { errorSchema } from '@/contract/envelope'
import { answerResponse, surveysResponse } from '@/contract/content/surveys'
import { callApi, siteIdOf } from './campus'

const firstPoll = async (request: APIRequestContext) => {
  const { surveys } = await callApi(
    request,
    `surveys/public_list?site_id=${await siteIdOf(request, 'northgate')}`,
    surveysResponse,
  )
  const [survey] = surveys
  const [choice] = survey?.choices ?? []
  if (!survey || !choice) throw new Error('northgate has no poll')
  return { survey_id: survey.id, choice: choice.id }
}

test('[PUB-7.23] counts a vote once per browser, by a cookie', async ({ request }) => {
  const poll = await firstPoll(request)
  const first = await request.post('/v1/surveys/answer', { data: poll })
  expect([first.status(), first.headers()['cache-control']]).toEqual([200, 'no-store'])
  expect(first.headers()['access-control-allow-origin']).toBe('*')
  expect(first.headers()['set-cookie']).toContain(`survey_${poll.survey_id}=${poll.choice}; Path=/`)
  const counted = answerResponse.parse(await first.json())
  expect([counted.already_answered, counted.survey.id]).toEqual([false, poll.survey_id])
  const again = answerResponse.parse(await (await request.post('/v1/surveys/answer', { form: poll })).json())
  expect(again.already_answered).toBe(true)
  expect(again.survey.total_votes).toBeGreaterThanOrEqual(counted.survey.total_votes)
})

test('[PUB-7.22] lists a vote within two seconds', async ({ request }) => {
  const poll = await firstPoll(request)
  const voted = await request.post('/v1/surveys/answer', { multipart: poll })
  const { total_votes } = answerResponse.parse(await voted.json()).survey
  await expect
    .poll(
      async () => {
        const list = `surveys/public_list?site_id=${await siteIdOf(request, 'northgate')}&count=1`
        return (await callApi(request, list, surveysResponse)).surveys[0]?.total_votes
      },
      { timeout: 2_000 },
    )
    .toBeGreaterThanOrEqual(total_votes)
})

test('[V1-14.3] answers an invalid body with 200 and a message', async ({ request }) => {
  const poll = await firstPoll(request)
  for (const [data, msg] of [
    [Buffer.from('{'), 'The request cannot be read.'],
    [Buffer.from('[]'), 'The request cannot be read.'],
    [Buffer.of(123, 255, 125), 'The request cannot be read.'],
    [Buffer.alloc(300_000, 'a'), 'The request is too long.'],
    [Buffer.from('{"__proto__":{"choice":"x"}}'), 'Missing parameter: survey_id.'],
    [Buffer.from(JSON.stringify({ ...poll, choice: 'no such' })), 'Choice not found.'],
    [Buffer.from(JSON.stringify({ ...poll, survey_id: 'f'.repeat(24) })), 'Survey not found.'],
  ] as const) {
    const response = await request.post('/v1/surveys/answer', {
      data,
      headers: { 'content-type': 'application/json' },
    })
    expect([response.status(), errorSchema.parse(await response.json()).msg]).toEqual([200, msg])
  }
})

test('[V1-14.3] answers a wrong method with 405 and the allowed methods', async ({ request }) => {
  const answer = await request.get('/v1/surveys/answer')
  expect([answer.status(), answer.headers().allow]).toEqual([405, 'POST, OPTIONS'])
  const list = await request.post('/v1/surveys/public_list', { data: {} })
  expect([list.status(), list.headers().allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  const preflight = await request.fetch('/v1/surveys/answer', {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  })
  expect([preflight.status(), preflight.headers()['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS'])
  expect(preflight.headers()['access-control-allow-headers']).toBe('*')
})
