import { renderToBuffer } from '@react-pdf/renderer'
import { withMutex } from '@/server/database/locks/keyed-mutex'
import { registerDocumentFonts } from './document-fonts'

const longestPause = 500

/**
 * A document as a PDF. Rendering one takes 0.1 to 0.3 seconds of processor time, in which the process answers nobody. They are
 * therefore rendered one after the other, with a pause as long as the work.
 */
export const renderPdf = (document: Parameters<typeof renderToBuffer>[0]): Promise<Buffer> =>
  withMutex('render pdf', async () => {
    const began = performance.now()
    registerDocumentFonts()
    const bytes = await renderToBuffer(document)
    const pause = Math.min(longestPause, performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, pause))
    return bytes
  })
