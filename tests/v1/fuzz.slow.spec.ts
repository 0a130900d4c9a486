import { test } from '@playwright/test'
import { expectAnswersToFuzzedRequests } from './fuzz'

test('[V1-14.3] answers ten thousand hostile requests without a 5xx or a stack trace', async ({ request, baseURL }) => {
  test.setTimeout(180_000)
  await expectAnswersToFuzzedRequests(request, baseURL ?? '', 10_000)
})
