import type { UIFieldServerProps } from 'payload'
import { orderFormMessages } from '@/i18n/site-messages'
import { OrderMoneyPanel } from './order-money-panel'

/** The money of an order, on its page. The messages of the price rules come from the site, which has many more. */
export function OrderMoney({ req }: UIFieldServerProps) {
  return <OrderMoneyPanel rules={orderFormMessages(req.i18n.language === 'fr' ? 'fr' : 'en').rules} />
}
