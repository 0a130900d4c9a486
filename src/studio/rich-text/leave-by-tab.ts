/**
 * Lets Tab leave an editor, so that it does not trap people who use the keyboard. In a list Tab indents and in a table it moves
 * to the next cell; there, Escape makes the next Tab leave. Returns a function that undoes it.
 */
export function leaveByTab(text: HTMLElement): () => void {
  let isEscaped = false
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') isEscaped = true
    else if (event.key === 'Tab') {
      if (isEscaped || !isWithin(text, 'li, table')) event.stopImmediatePropagation() // the browser moves the focus
      isEscaped = false
    } else if (event.key !== 'Shift') isEscaped = false
  }
  text.addEventListener('keydown', onKey, true)
  return () => text.removeEventListener('keydown', onKey, true)
}

/** Whether the cursor is in such an element of the text. */
function isWithin(text: HTMLElement, selector: string): boolean {
  const node = text.ownerDocument.getSelection()?.anchorNode
  const element = node instanceof Element ? node : node?.parentElement
  const found = element?.closest(selector)
  return found != null && text.contains(found)
}
