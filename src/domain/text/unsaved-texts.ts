type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** The words of a text of the editor, a line for each block. */
function wordsOf(node: unknown): string {
  const { text, children, type } = fieldsOf(node)
  if (typeof text === 'string') return text
  const inner = Array.isArray(children) ? children.map(wordsOf).join('') : ''
  return ['paragraph', 'heading', 'quote', 'listitem', 'tablecell'].includes(String(type)) ? `${inner}\n` : inner
}

/** Neither blank nor an id or an instant, which a form has in another form than the document. */
const isTyped = (text: string) => text.trim() !== '' && !/^([0-9a-f]{24}|\d{4}-\d\d-\d\dT\S+)$/.test(text)

/** The texts of a form that the saved document does not have at the same place, in order; those of the editor as plain text. */
export function findUnsavedTexts(values: unknown, saved: unknown): string[] {
  if (typeof values === 'string') return isTyped(values) && values !== saved ? [values] : []
  const { root } = fieldsOf(values)
  if (root !== undefined) {
    const text = wordsOf(root).trim()
    return text !== '' && text !== wordsOf(fieldsOf(saved).root).trim() ? [text] : []
  }
  return Object.entries(fieldsOf(values)).flatMap(([name, value]) => findUnsavedTexts(value, fieldsOf(saved)[name]))
}
