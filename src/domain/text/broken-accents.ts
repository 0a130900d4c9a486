/** What Windows-1252 has in place of the control characters of Latin-1: 0x80 and so on, with gaps. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function byteOf(character: string): number | null {
  const at = windows.indexOf(character)
  const code = character.charCodeAt(0)
  return at >= 0 ? 0x80 + at : code < 0x100 ? code : null
}

/**
 * The text as it was before a program read its UTF-8 as Windows-1252 or Latin-1: `CafÃ©` becomes `Café`. Null where nothing is
 * broken: accents next to each other, as in `créée`, are no UTF-8.
 */
export function repairAccents(text: string): string | null {
  const repaired = text.replace(/[^\x00-\x7f]{2,}/g, (run) => {
    const bytes = [...run].map(byteOf)
    if (!bytes.every((byte) => byte !== null)) return run
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    } catch {
      return run
    }
  })
  return repaired === text ? null : repaired
}
