/** A message by staff, as sanitized HTML; nothing without one. */
export const StaffMessage = ({ html }: { html: string | null }) =>
  html && <div className="article order-message" dangerouslySetInnerHTML={{ __html: html }} />
