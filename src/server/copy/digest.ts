import { createHash } from 'node:crypto'

const modulus = 1n << 256n

/** What a set of texts comes to, in whatever order they are added: their number and a sum of their SHA-256. */
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
