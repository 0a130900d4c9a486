import { fork } from 'node:child_process'
import { once } from 'node:events'
import { endWithUs } from './end-with-us'

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never
type Answer = { id: number; value?: unknown; error?: string }

/** A running program of the tests. `ask` rejects when the program fails, or dies before it replies. */
export type AskedProcess<Message> = {
  ask: <Value>(message: WithoutId<Message>) => Promise<Value>
  ended: Promise<unknown>
  kill: () => void
}

let serial = 0

/** Starts a program that calls `answerMessages`, and waits until it is ready. */
export async function startAskedProcess<Message>(
  program: string,
  env: Record<string, string>,
): Promise<AskedProcess<Message>> {
  const child = fork('scripts/program.mjs', [program], {
    execArgv: ['--conditions=production', '--import', './tests/support/quick-passwords.mjs'], // hashes as its parent does
    env: { ...process.env, NODE_OPTIONS: '', NEXT_RUNTIME: 'nodejs', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  endWithUs(child)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  const ended = once(child, 'exit')
  await Promise.race([once(child, 'message'), ended])
  child.on('message', ({ id, value, error }: Answer) =>
    error === undefined ? waiting.get(id)?.resolve(value) : waiting.get(id)?.reject(new Error(error)),
  )
  void ended.then(() => waiting.forEach(({ reject }) => reject(new Error('The process has ended'))))
  return {
    ended,
    kill: () => child.kill('SIGKILL'),
    ask: <Value>(message: WithoutId<Message>) =>
      new Promise<Value>((resolve, reject) => {
        const id = (serial += 1)
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject })
        child.send({ ...message, id }, (error) => error && reject(error))
      }),
  }
}

/** Answers the messages of the process that has started this one, and tells it that this one is ready. */
export function answerMessages<Message extends { id: number }>(reply: (message: Message) => Promise<unknown>): void {
  process.on('message', (message: Message) => {
    const send = (answer: Omit<Answer, 'id'>) => process.send?.({ id: message.id, ...answer })
    void reply(message).then(
      (value) => send({ value }),
      (error: unknown) => send({ error: String(error) }),
    )
  })
  process.send?.('ready')
}
