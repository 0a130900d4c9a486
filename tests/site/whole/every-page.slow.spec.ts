import { walk } from '../../support/browser/page-walk'
import { listDemoPages, listVisits } from '../../support/browser/site-pages'
import { test } from '../../support/browser/visitor'

test('what `every-page.spec.ts` does not visit of each page in each language is as good', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const { further } = listVisits(await listDemoPages(request))
  await walk({ page, context, request, baseURL }, further)
})
