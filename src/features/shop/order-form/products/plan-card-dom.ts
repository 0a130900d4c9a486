/** Shows "More" on the cards whose description is longer than its two lines. Opened descriptions keep their button. */
export function showClampedDescriptions(root: HTMLElement) {
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-more]')]
  const isNeeded = buttons.map((button) => {
    const description = document.getElementById(button.dataset.more ?? '')
    return description !== null && (isOpen(button) || description.scrollHeight > description.clientHeight + 1)
  })
  buttons.forEach((button, index) => (button.hidden = !isNeeded[index]))
}

/** Shows the whole description, or its first two lines again. */
export function toggleDescription(button: HTMLButtonElement, { more, less }: { more: string; less: string }) {
  const willOpen = !isOpen(button)
  button.setAttribute('aria-expanded', String(willOpen))
  if (button.firstChild) button.firstChild.nodeValue = willOpen ? less : more
  document.getElementById(button.dataset.more ?? '')?.toggleAttribute('data-open', willOpen)
}

const isOpen = (button: HTMLButtonElement) => button.getAttribute('aria-expanded') === 'true'
