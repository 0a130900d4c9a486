import { register } from '@/instrumentation'
import { answerRequest } from '@/v1/answer-request'
import { table } from '@/v1/table'

/** A second process of the product over its parent's database, without pages: it answers each address of v1 that it is sent. */
await register()
process.on('message', (address: string) => {
  void answerRequest(table, { method: 'GET', address }).then(({ bytes }) => process.send?.(String(bytes)))
})
process.send?.('ready')
