const wording = {
  en: {
    sortable: 'movable',
    move: 'To move this with the keyboard, press the space bar, use the arrow keys, then press the space bar again. Press Escape to cancel.',
    copyAddress: 'Copy address',
    create: (name: string) => `Create new: ${name}`,
    edit: (name: string) => `Edit: ${name}`,
    selectAll: 'Select all rows',
    select: (name: string) => `Select: ${name}`,
    bothLanguages: 'Both languages',
  },
  fr: {
    sortable: 'déplaçable',
    move: 'Pour déplacer cet élément au clavier, appuyez sur la barre d’espace, utilisez les flèches, puis appuyez de nouveau sur la barre d’espace. Appuyez sur Échap pour annuler.',
    copyAddress: 'Copier l’adresse',
    create: (name: string) => `Créer\u00a0: ${name}`,
    edit: (name: string) => `Modifier\u00a0: ${name}`,
    selectAll: 'Sélectionner toutes les lignes',
    select: (name: string) => `Sélectionner\u00a0: ${name}`,
    bothLanguages: 'Les deux langues',
  },
}

const set = (element: Element, attribute: string, value: string) => {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}

const setText = (element: Element, value: string) => {
  const text = element.firstChild
  if (text && text.nodeValue !== value) text.nodeValue = value
}

/**
 * Replaces texts that Payload writes into its panel in English, or as the name of a field or a drawer: tooltips of check boxes
 * (`showMealPlanPrices`), names of dialogs, alternative texts, and how to move rows by keyboard. Names the links of the dashboard
 * that create a document, which are all called the same, and the check boxes of lists, which have no name. Changes attributes and values of text nodes only, which React keeps. Idempotent.
 */
export function namePanelControls(page: Document, language: 'en' | 'fr'): void {
  const { bothLanguages, copyAddress, create, edit, move, select, selectAll, sortable } = wording[language]
  for (const box of page.querySelectorAll('.checkbox-input input[title]')) box.removeAttribute('title')
  for (const box of page.querySelectorAll('.select-all input')) set(box, 'aria-label', selectAll)
  for (const box of page.querySelectorAll('.select-row input')) {
    const link = box.closest('tr')?.querySelector('a')?.textContent?.trim()
    if (link) set(box, 'aria-label', select(link))
  }
  for (const link of page.querySelectorAll('.card__actions a')) {
    const title = link.closest('.card')?.querySelector('.card__title')?.textContent?.trim()
    if (title) set(link, 'aria-label', create(title))
  }
  for (const row of page.querySelectorAll('[aria-roledescription="sortable"]'))
    set(row, 'aria-roledescription', sortable)
  for (const help of page.querySelectorAll('[id^="DndDescribedBy"]')) setText(help, move)
  for (const tip of page.querySelectorAll('.copy-to-clipboard .tooltip-content')) {
    if (tip.textContent === 'Copy URL') setText(tip, copyAddress)
  }
  for (const button of page.querySelectorAll('.relationship--multi-value-label [aria-label^="Edit "]'))
    set(button, 'aria-label', edit(button.getAttribute('aria-label')?.replace(/^Edit /, '') ?? ''))
  for (const choice of page.querySelectorAll('.schedule-publish :is(.rs__single-value, .rs__option)'))
    if (choice.textContent === 'All') setText(choice, bothLanguages)
  for (const picture of page.querySelectorAll('img[alt="[object Object]"]')) set(picture, 'alt', '') // its name is beside it
  for (const dialog of page.querySelectorAll('dialog[aria-label], [role="dialog"][aria-label]')) {
    const heading = dialog.querySelector('h1, h2, h3')?.textContent?.trim()
    if (heading) set(dialog, 'aria-label', heading)
  }
}
