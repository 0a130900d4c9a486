import type { CartItemRow } from '@/contract/shop/cart'
import { formatMessage } from '@/domain/text/format-message'
import { linkButton } from '@/ui/brand/button-style'
import type { OrderFormData } from '@/features/shop/order-form/order-form-data'
import { describeItem, describePrice, noticesOf } from './describe-item'

type Props = {
  data: OrderFormData
  item: CartItemRow
  /** Whether the item can be edited and deleted. */
  canChange: boolean
  onDelete: () => void
  onEdit: () => void
  onRemovePromo: () => void
}

/** An item with its price and facts, what has changed since it was added, and its actions. Spec: CUS-2.69. */
export function CartItem({ data, item, canChange, onDelete, onEdit, onRemovePromo }: Props) {
  const { messages } = data
  const { id, name, promo_code: code } = item
  const price = describePrice(item, data)
  const isWithdrawn = item.notices.includes('withdrawn')
  return (
    <li className="order-item">
      <div className="order-item-head">
        <h3>{name}</h3>
        {price && (
          <p className="order-item-price">
            {price.before && (
              <s>
                <span className="sr-only">{messages.cart.before} </span>
                {price.before}
              </s>
            )}{' '}
            <strong>{price.now}</strong>
          </p>
        )}
      </div>
      {describeItem(item, data).map((sentence) => (
        <p key={sentence} className="order-item-fact">
          {sentence}
        </p>
      ))}
      {noticesOf(item, data).map((notice) => (
        <p key={notice} className="order-notice">
          {notice}
        </p>
      ))}
      {canChange && (
        <p className="order-item-actions needs-script">
          {!isWithdrawn && (
            <button
              type="button"
              className={linkButton}
              aria-label={formatMessage(messages.cart.editNamed, { name })}
              onClick={onEdit}
            >
              {messages.cart.edit}
            </button>
          )}
          <button
            type="button"
            id={`delete-${id}`}
            className={linkButton}
            aria-label={formatMessage(messages.cart.deleteNamed, { name })}
            onClick={onDelete}
          >
            {messages.cart.delete}
          </button>
          {item.notices.includes('promo-lost') && (
            <button type="button" className={linkButton} onClick={onRemovePromo}>
              {formatMessage(messages.promo.removeNamed, { code: code ?? '' })}
            </button>
          )}
        </p>
      )}
    </li>
  )
}
