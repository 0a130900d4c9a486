/**
 * A readable script without its indentation, blank lines and lines of comments, as pages send it. Lines stay apart, so that
 * the script means the same. It must have no text over several lines.
 */
export const compactScript = (source: string): string =>
  source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
