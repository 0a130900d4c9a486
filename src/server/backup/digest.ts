import { createHash } from 'node:crypto'

const modulus = 1n << 256n

/** A checksum of a set of texts that does not depend on their order: their number and the sum of their SHA-256 hashes. */
export class Digest {
  count = 0
  #sum = 0n

  add(text: string): void {
    this.count += 1
    this.#sum = (this.#sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus
  }

  get value(): string {
    return this.#sum.toString(16).padStart(64, '0')
  }
}
