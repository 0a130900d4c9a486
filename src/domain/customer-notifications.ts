/** What a customer wants to hear, and how. */
export type Notifications = { opt_in: boolean; notify_by_text: boolean }

/** Whether there is a number to send text messages to: a mobile, or any phone. Spec: CUS-3.1. */
export const mayBeTexted = ({ phone, mobile }: { phone: string | null; mobile: string | null }): boolean =>
  Boolean(mobile ?? phone)
