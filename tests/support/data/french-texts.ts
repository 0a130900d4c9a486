import ts from 'typescript'

/** The texts of a literal or template, or of all of them within a node. */
function textsWithin(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return [node.text]
  return node.getChildren().flatMap(textsWithin)
}

/** Where a module writes French: `bilingual('…', '…')`, `{ en: '…', fr: '…' }` and `const fr = { … }`. */
function frenchPart(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'bilingual') return node.arguments[1]
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
  return isNamed && node.name.getText() === 'fr' ? node.initializer : undefined
}

/** The French texts of a TypeScript module, with their escapes resolved. */
export function listFrenchTexts(name: string, source: string): string[] {
  const visit = (node: ts.Node): string[] => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'en') return [] // its `fr` are about French, in English
    const french = frenchPart(node)
    return french ? textsWithin(french) : node.getChildren().flatMap(visit)
  }
  return visit(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
}

/** All texts of a TypeScript module in which there is a French quotation. */
export const listQuotations = (name: string, source: string): string[] =>
  textsWithin(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)).filter((text) => /[«»]/u.test(text))
