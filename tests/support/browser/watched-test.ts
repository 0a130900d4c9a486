import type { EventEmitter } from 'node:events'
import { expect, test as base } from '@playwright/test'

/**
 * Playwright's `test` that fails on a dialog of the browser, such as "Leave site?", for which the test has no listener. Without
 * one, Playwright answers dialogs silently.
 */
export const test = base.extend<{ unexpectedDialogs: void }>({
  unexpectedDialogs: [
    async ({ context }, run) => {
      const dialogs: string[] = []
      context.on('dialog', (dialog) => {
        const page = dialog.page() as unknown as EventEmitter | null
        if (page?.listenerCount('dialog')) return // the test answers it
        dialogs.push(`${dialog.type()}: ${dialog.message()}`)
        void dialog.accept()
      })
      await run()
      expect(dialogs, 'dialogs that the test did not expect').toEqual([])
    },
    { auto: true },
  ],
})
