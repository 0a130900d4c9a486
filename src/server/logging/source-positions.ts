import { findSourceMap } from 'node:module'

/**
 * A stack trace with positions in our sources. Node does this by itself until Next replaces `Error.prepareStackTrace`. Next's
 * chunks have no source maps: their positions stay.
 */
export const locateSources = (stack: string): string =>
  stack.replace(/(file:[^\s()]+):(\d+):(\d+)/g, (position, file: string, line: string, column: string) => {
    const origin = findSourceMap(file)?.findOrigin(Number(line), Number(column))
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : position
  })
