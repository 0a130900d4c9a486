import { test } from '@playwright/test'
import { expectAnswersToFuzzedRequests } from './fuzz'

test('[V1-14.3] answers three hundred hostile requests without a 5xx or a stack trace', async ({
  request,
  baseURL,
}) => {
  await expectAnswersToFuzzedRequests(request, baseURL ?? '', 300)
})
