import { z } from 'zod'

const author = z.strictObject({ name: z.string().min(1), url: z.url().optional(), avatar: z.url().optional() })

const item = z
  .strictObject({
    id: z.string().min(1),
    url: z.url().optional(),
    external_url: z.url().optional(),
    title: z.string().optional(),
    content_html: z.string().min(1).optional(),
    content_text: z.string().min(1).optional(),
    summary: z.string().min(1).optional(),
    image: z.url().optional(),
    date_published: z.iso.datetime({ offset: true }).optional(),
    date_modified: z.iso.datetime({ offset: true }).optional(),
    authors: z.array(author).optional(),
    tags: z.array(z.string()).optional(),
    language: z.string().optional(),
  })
  .refine((it) => it.content_html !== undefined || it.content_text !== undefined, {
    error: 'An item needs content_html or content_text',
  })

/** JSON Feed 1.1 without extensions: unknown keys are errors. https://jsonfeed.org/version/1.1 */
export const jsonFeedSchema = z
  .strictObject({
    version: z.literal('https://jsonfeed.org/version/1.1'),
    title: z.string().min(1),
    home_page_url: z.url(),
    feed_url: z.url(),
    description: z.string().optional(),
    language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
    authors: z.array(author).min(1),
    items: z.array(item),
  })
  .refine(({ items }) => new Set(items.map(({ id }) => id)).size === items.length, { error: 'Item ids must be unique' })
