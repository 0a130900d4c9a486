import { jsonLdDocument } from '@/domain/site/structured-data'

/** Data for search engines. `<` is escaped, so that no text can close the script or open a comment in it. */
export const JsonLd = ({ nodes }: { nodes: readonly object[] }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLdDocument(nodes)).replaceAll('<', '\\u003c') }}
  />
)
