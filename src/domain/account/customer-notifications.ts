/** Text messages need a mobile or phone number. Spec: CUS-3.1. */
export const canReceiveTexts = ({ phone, mobile }: { phone: string | null; mobile: string | null }): boolean =>
  Boolean(mobile ?? phone)
