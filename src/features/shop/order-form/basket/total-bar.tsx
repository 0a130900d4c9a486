import { filledButton } from '@/ui/brand/button-style'

type Props = { text: string; button: string; onShow: () => void }

/** The number of items and the total, at the lower edge of the window while the cart is closed. */
export const TotalBar = ({ text, button, onShow }: Props) => (
  <div className="order-total-bar">
    <strong>{text}</strong>
    <button type="button" className={`${filledButton} needs-script`} onClick={onShow}>
      {button}
    </button>
  </div>
)
