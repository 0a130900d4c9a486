import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Asked, Verb } from '@/server/copy/side'
import { Refused, withoutSecrets } from './refused'

type Reply = { number: number; answer?: unknown; fault?: string }
type Waiting = { resolve: (answer: never) => void; reject: (reason: Error) => void }

/** One side of a copy, in a process of its own: Payload reads its database's address once per process. */
export class Side {
  #process: ChildProcess
  #waiting = new Map<number, Waiting>()
  #said = ''
  #ended = false
  #asked = 0

  constructor(
    readonly name: 'source' | 'target',
    settings: Record<string, string>,
  ) {
    this.#process = fork(path.join(path.dirname(fileURLToPath(import.meta.url)), 'side.ts'), [], {
      execArgv: ['--conditions=production', '--import', 'tsx'],
      env: { ...process.env, ...settings, NODE_ENV: 'production', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#process.stderr?.on('data', (data: Buffer) => (this.#said = (this.#said + data.toString()).slice(-4_000)))
    this.#process.on('message', (reply: Reply) => this.#hear(reply))
    this.#process.on('error', (error) => this.#endAll(error.message))
    this.#process.on('exit', (code) => this.#endAll(`it ended with code ${code}. ${firstError(this.#said)}`))
  }

  /** Asks; rejects with one sentence when the side could not do it. */
  ask<V extends Verb>(verb: V, given: Asked[V]['given']): Promise<Asked[V]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(new Refused(`The ${this.name} has ended.`))
      const number = ++this.#asked
      this.#waiting.set(number, { resolve, reject })
      this.#process.send({ number, verb, given })
    })
  }

  stop(): void {
    this.#ended = true
    this.#process.kill()
  }

  #hear({ number, answer, fault }: Reply) {
    const waiting = this.#waiting.get(number)
    this.#waiting.delete(number)
    if (fault === undefined) waiting?.resolve(answer as never)
    else waiting?.reject(new Refused(`The ${this.name}: ${withoutSecrets(fault)}`))
  }

  #endAll(reason: string) {
    this.#ended = true
    for (const { reject } of this.#waiting.values())
      reject(new Refused(`The process of the ${this.name} failed: ${withoutSecrets(reason)}`))
    this.#waiting.clear()
  }
}

const firstError = (said: string) => /^.*\bError: .*$/m.exec(said)?.[0].trim() ?? ''
