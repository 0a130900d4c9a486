import { contentFeeds } from './content-feeds'
import { diningFeeds } from './dining-feeds'
import type { Feed } from './feed'

/** All feeds of a site, below `/feeds/{site}/`. */
export const feeds: readonly Feed[] = [...diningFeeds, ...contentFeeds]
