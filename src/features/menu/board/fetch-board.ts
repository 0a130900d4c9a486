const timeoutMs = 20_000

/**
 * Fetches this page's URL again and returns its board. Null when the request fails or the response has no board. Reloads
 * the page when the server was updated and links other style sheets. Spec: PUB-9.1.
 */
export async function fetchBoard(): Promise<{ html: string; renderedAt: string } | null> {
  try {
    const response = await fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) return null
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    const board = page.getElementById('board')
    if (!board) return null
    if (styleSheets(page) !== styleSheets(document)) window.location.reload()
    return { html: board.innerHTML, renderedAt: board.dataset.drawn ?? '' }
  } catch {
    return null // RefreshingBoard tries again a minute later and warns after five minutes
  }
}

const styleSheets = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.getAttribute('href'))
    .toSorted()
    .join()
