import type { APIRequestContext, BrowserContext } from '@playwright/test'

type Fixtures = { context: BrowserContext; request: APIRequestContext; baseURL: string | undefined }

/** Sets the cookies of a visitor who has closed the popups of the demo's home pages, for tests of other parts of these pages. */
export async function dismissPopups({ context, request, baseURL }: Fixtures) {
  for (const slug of ['northgate', 'universite-saint-cyrille']) {
    const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as {
      site: { active_popup: { _id: string } | null }
    }
    if (site.active_popup)
      await context.addCookies([{ name: `popup-${site.active_popup._id}`, value: 'true', url: baseURL }])
  }
}
