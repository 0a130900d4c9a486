import type { APIRequestContext, BrowserContext } from '@playwright/test'

type Asked = { context: BrowserContext; request: APIRequestContext; baseURL: string | undefined }

/** The visitor has closed the popups of the demo's campuses before: for tests of something else on their homes. */
export async function closedPopups({ context, request, baseURL }: Asked) {
  for (const slug of ['northgate', 'universite-saint-cyrille']) {
    const { site } = (await (await request.get(`/v1/sites/${slug}/info`)).json()) as {
      site: { active_popup: { _id: string } | null }
    }
    if (site.active_popup)
      await context.addCookies([{ name: `popup-${site.active_popup._id}`, value: 'true', url: baseURL }])
  }
}
