import type { ServerResponse } from 'node:http'
import { jest } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'
import { withErrorPage } from '@/app/(site)/with-error-page'
import { runWithRequest } from '@/server/http/current-request'

const sentence = "We're sorry, something went wrong loading this content."

test.each([
  [sentence, sentence],
  [undefined, "We're sorry, but something went wrong. Please try again in a moment."],
])('[PUB-8.2] a page that fails shows %p and no details', async (own, said) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const response = { headersSent: false, statusCode: 200 } as ServerResponse
  const failing = () => Promise.reject(new Error('no such table'))
  const drawn = await runWithRequest({ response, network: '' }, () => withErrorPage('en', failing, own))
  const html = renderToStaticMarkup(<>{drawn}</>).replaceAll('&#x27;', "'")
  expect(html).toContain(said)
  expect(html).not.toContain('table')
  expect(response.statusCode).toBe(500)
  expect(log).toHaveBeenCalled()
  log.mockRestore()
})
