import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { SideMessages, MessageName } from '@/server/backup/side'
import { CopyError, redactSecrets } from './copy-error'

const side = fileURLToPath(new URL('side.ts', import.meta.url))

type Reply = { number: number; answer?: unknown; fault?: string }
type PendingRequest = { resolve: (answer: never) => void; reject: (reason: Error) => void }

/** One side of a copy, in a separate process, because Payload opens one database per process. */
export class SideProcess {
  #process: ChildProcess
  #pending = new Map<number, PendingRequest>()
  #stderr = ''
  #ended = false
  #lastNumber = 0

  constructor(
    readonly name: 'source' | 'target',
    settings: Record<string, string>,
  ) {
    this.#process = fork(fileURLToPath(new URL('../program.mjs', import.meta.url)), [side], {
      execArgv: ['--conditions=production'],
      env: { ...process.env, ...settings, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#process.stderr?.on('data', (data: Buffer) => (this.#stderr = (this.#stderr + data.toString()).slice(-4_000)))
    this.#process.on('message', (reply: Reply) => this.#settle(reply))
    this.#process.on('error', (error) => this.#rejectAll(error.message))
    this.#process.on('exit', (code) => this.#rejectAll(`it ended with code ${code}. ${findFirstError(this.#stderr)}`))
  }

  /** Sends a message and returns the reply. Rejects with a `CopyError` if the side fails. */
  request<V extends MessageName>(verb: V, given: SideMessages[V]['given']): Promise<SideMessages[V]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(new CopyError(`The ${this.name} has ended.`))
      const number = ++this.#lastNumber
      this.#pending.set(number, { resolve, reject })
      this.#process.send({ number, verb, given })
    })
  }

  stop(): void {
    this.#ended = true
    this.#process.kill()
  }

  #settle({ number, answer, fault }: Reply) {
    const pending = this.#pending.get(number)
    this.#pending.delete(number)
    if (fault === undefined) pending?.resolve(answer as never)
    else pending?.reject(new CopyError(`The ${this.name}: ${redactSecrets(fault)}`))
  }

  #rejectAll(reason: string) {
    this.#ended = true
    for (const { reject } of this.#pending.values())
      reject(new CopyError(`The process of the ${this.name} failed: ${redactSecrets(reason)}`))
    this.#pending.clear()
  }
}

const findFirstError = (stderr: string) => /^.*\bError: .*$/m.exec(stderr)?.[0].trim() ?? ''
