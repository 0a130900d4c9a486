/** What the card fields of a payment provider can do, once they are on the page. Card data stays with the provider. */
export type ProviderFields = {
  /** A token of what has been entered, or the sentence of its fault; empty when the provider gives none. */
  createToken: () => Promise<{ token: string } | { message: string }>
}
