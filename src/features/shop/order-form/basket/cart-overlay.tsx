/** Covers the page while the cart changes. Spec: CUS-4.9, CUS-9.14. */
export const CartOverlay = ({ text }: { text: string }) => (
  <div className="order-overlay" role="status">
    <span className="order-overlay-box">
      <span className="order-spinner" aria-hidden />
      {text}
    </span>
  </div>
)
