type Wording = {
  /** Names of the toolbar's buttons, by Payload's key. */
  buttons: Record<string, string>
  /** Names of the toolbar's drop-downs, by Payload's key. */
  dropdowns: Record<string, string>
  /** Texts and names that Payload's editor has in English only, with their replacement. */
  fixed: Record<string, string>
  cellMenu: string
  /** How to leave the editor by keyboard. */
  keyboard: string
  /** After a paste with pictures that cannot be uploaded. */
  leftOut: string
}

export const editorWording: Record<'en' | 'fr', Wording> = {
  en: {
    buttons: {
      bold: 'Bold (Ctrl+B)',
      italic: 'Italic (Ctrl+I)',
      underline: 'Underline (Ctrl+U)',
      subscript: 'Subscript',
      superscript: 'Superscript',
      link: 'Link',
      indentDecrease: 'Decrease indent',
      indentIncrease: 'Increase indent',
    },
    dropdowns: { add: 'Insert', blocks: 'HTML', text: 'Paragraph style' },
    fixed: {
      'Drag to move': 'Move this paragraph',
      'Add block': 'Add a paragraph',
      'Insert Paragraph': 'Add a paragraph at the end',
      'Add Row': 'Add a row',
      'Add Column': 'Add a column',
      'Slash menu': 'Insert',
      'Create Table': 'Insert a table',
      'row header': 'heading row',
      'column header': 'heading column',
    },
    cellMenu: 'Table actions',
    keyboard: 'Press Tab to leave the text. In a list or a table, press Escape, then Tab.',
    leftOut: 'A pasted picture was left out. Add it with Insert, Picture.',
  },
  fr: {
    buttons: {
      bold: 'Gras (Ctrl+B)',
      italic: 'Italique (Ctrl+I)',
      underline: 'Souligné (Ctrl+U)',
      subscript: 'Indice',
      superscript: 'Exposant',
      link: 'Lien',
      indentDecrease: 'Diminuer le retrait',
      indentIncrease: 'Augmenter le retrait',
    },
    dropdowns: { add: 'Insérer', blocks: 'HTML', text: 'Style de paragraphe' },
    fixed: {
      'Drag to move': 'Déplacer ce paragraphe',
      'Add block': 'Ajouter un paragraphe',
      'Insert Paragraph': 'Ajouter un paragraphe à la fin',
      'Add Row': 'Ajouter une ligne',
      'Add Column': 'Ajouter une colonne',
      'Slash menu': 'Insérer',
      'Edit link': 'Modifier le lien',
      'Remove link': 'Retirer le lien',
      Table: 'Tableau',
      'Create Table': 'Insérer un tableau',
      'Merge cells': 'Fusionner les cellules',
      'Unmerge cells': 'Séparer les cellules',
      'Insert ': 'Insérer ',
      row: 'une ligne',
      rows: 'lignes',
      column: 'une colonne',
      columns: 'colonnes',
      ' above': ' au-dessus',
      ' below': ' au-dessous',
      left: 'à gauche',
      right: 'à droite',
      'Delete column': 'Supprimer la colonne',
      'Delete row': 'Supprimer la ligne',
      'Delete table': 'Supprimer le tableau',
      Add: 'Ajouter',
      Remove: 'Retirer',
      'row header': 'une ligne d’en-tête',
      'column header': 'une colonne d’en-tête',
    },
    cellMenu: 'Actions du tableau',
    keyboard: 'Appuyez sur Tab pour quitter le texte. Dans une liste ou un tableau, appuyez sur Échap, puis sur Tab.',
    leftOut: 'Une image collée a été laissée de côté. Ajoutez-la avec Insérer, Image.',
  },
}

/** A text or name of Payload's editor in the language; unchanged if it has no replacement. `2 rows` keeps its number. */
export function reword(text: string, language: 'en' | 'fr'): string {
  const { fixed } = editorWording[language]
  const [, number = '', words = text] = /^(\d+ )?(.*)$/.exec(text) ?? []
  return Object.hasOwn(fixed, words) ? `${number}${fixed[words]}` : text
}
