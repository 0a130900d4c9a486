import { editorWording, reword } from './editor-wording'

/** Where Payload's editor has English texts that it does not translate: around the text, and in menus at the end of the page. */
const menus =
  '.table-action-menu-dropdown, .toolbar-popup__dropdown-items, #slash-menu, .slash-menu-popup, .drawer__header__title'

const set = (element: Element, attribute: string, value: string) => {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

/**
 * Gives the controls of Payload's editors in a document accessible names and states in the studio's language. Payload leaves its
 * toolbar buttons without names, and names others in English. Idempotent.
 */
export function nameControls(page: Document, language: 'en' | 'fr'): void {
  const { buttons, dropdowns, cellMenu } = editorWording[language]
  for (const button of page.querySelectorAll<HTMLElement>('.rich-text-lexical [data-button-key]')) {
    const name = buttons[button.dataset.buttonKey ?? ''] ?? button.dataset.buttonKey ?? ''
    set(button, 'aria-label', name)
    set(button, 'title', name)
    set(button, 'aria-pressed', String(button.classList.contains('active')))
    set(button, 'aria-disabled', String(button.classList.contains('disabled')))
  }
  for (const dropdown of page.querySelectorAll<HTMLElement>('.rich-text-lexical [data-dropdown-key]')) {
    const name = dropdowns[dropdown.dataset.dropdownKey ?? ''] ?? dropdown.dataset.dropdownKey ?? ''
    const shown = dropdown.querySelector('.toolbar-popup__dropdown-label')?.textContent
    const colon = language === 'fr' ? '\u00a0:' : ':'
    set(dropdown, 'aria-label', shown ? `${name}${colon} ${shown}` : name)
    set(dropdown, 'title', name)
    set(dropdown, 'aria-expanded', String(dropdown.classList.contains('active')))
  }
  for (const button of page.querySelectorAll('.table-cell-action-button')) set(button, 'aria-label', cellMenu)
  for (const named of page.querySelectorAll(
    '.rich-text-lexical :is(button, [role="button"])[aria-label], #slash-menu, .slash-menu-popup',
  ))
    rewordAttribute(named, 'aria-label', language)
  for (const menu of page.querySelectorAll(menus)) rewordTexts(menu, language)
}

function rewordAttribute(element: Element, attribute: string, language: 'en' | 'fr'): void {
  const value = element.getAttribute(attribute)
  if (value) set(element, attribute, reword(value, language))
}

/** Changes the values of text nodes only: React keeps the nodes, and sets a value again when it changes. */
function rewordTexts(menu: Element, language: 'en' | 'fr'): void {
  const texts = menu.ownerDocument.createTreeWalker(menu, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    const replaced = reword(text, language)
    if (replaced !== text) node.nodeValue = replaced
  }
  for (const button of menu.querySelectorAll('[aria-label]')) rewordAttribute(button, 'aria-label', language)
}
