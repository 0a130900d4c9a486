import { registerJob } from '@/server/jobs/job-registry'
import { registerAttachments } from '@/server/mail/deliver-mail'
import { sendQueuedMails } from '@/server/mail/outbox'
import { getPaymentProvider } from '@/server/payments/get-provider'
import { announceRefunds } from './mails/announce-refunds'
import { attachReceipt } from './mails/queue-order-mails'
import { attachRenewalReceipt, renewalReceiptKind } from './mails/queue-subscription-mails'
import { announceCancellations } from './subscriptions/announce-cancellations'
import { announceRenewals } from './subscriptions/announce-renewals'
import { chargeSubscriptions } from './subscriptions/charge-subscriptions'

/** Adds the tasks of subscriptions and mails to every round of jobs. */
export function registerShopJobs(): void {
  registerAttachments('receipt', attachReceipt)
  registerAttachments(renewalReceiptKind, attachRenewalReceipt)
  registerJob('charge-subscriptions', (payload, now) => chargeSubscriptions(payload, now, getPaymentProvider(payload)))
  registerJob('announce-renewals', announceRenewals)
  registerJob('announce-cancellations', announceCancellations)
  registerJob('announce-refunds', announceRefunds)
  registerJob('send-mails', sendQueuedMails)
}
