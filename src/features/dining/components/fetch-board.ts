const timeout = 20_000

/**
 * The board of this page's address as the server draws it now; null when no answer comes, or one that is no board. When
 * the server has a newer program the page is loaded anew, with its styles. Spec: PUB-9.1.
 */
export async function fetchBoard(): Promise<{ html: string; drawn: string } | null> {
  try {
    const answer = await fetch(window.location.href, { cache: 'no-store', signal: AbortSignal.timeout(timeout) })
    if (!answer.ok) return null
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    const board = page.getElementById('board')
    if (!board) return null
    if (stylesOf(page) !== stylesOf(document)) window.location.reload()
    return { html: board.innerHTML, drawn: board.dataset.drawn ?? '' }
  } catch {
    return null // the next minute asks again, and the page says when it has waited too long
  }
}

const stylesOf = (page: Document) =>
  [...page.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => link.getAttribute('href'))
    .toSorted()
    .join()
