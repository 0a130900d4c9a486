/** What `pictureOf` reads of an upload, for reads that populate one. */
export const pictureFields = {
  alt: true,
  filename: true,
  width: true,
  height: true,
  sizes: { thumb: { filename: true } },
} as const
