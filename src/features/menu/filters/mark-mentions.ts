import { formatMessage } from '@/domain/text/format-message'

/**
 * Adds a warning to each dish of the page whose texts mention a custom allergen, in place of earlier ones. The rows are HTML
 * that React does not render again.
 */
export function markMentions(mentions: ReadonlyMap<string, readonly string[]>, message: string): void {
  for (const old of document.querySelectorAll('.dish-mention')) old.remove()
  if (mentions.size === 0) return
  for (const dish of document.querySelectorAll<HTMLElement>('[data-dish]')) {
    const names = mentions.get(dish.dataset.dish ?? '')
    if (!names) continue
    const note = document.createElement('strong')
    note.className = 'dish-mention'
    note.textContent = formatMessage(message, { names: names.join(', ') })
    const safety = dish.querySelector('.menu-safety')
    const before = dish.querySelector('.plate-warning, .menu-description, h2, h3, a')
    if (safety) safety.append(note)
    else if (before) before.after(note)
    else dish.append(note)
  }
}
