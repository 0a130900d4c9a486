import { contentFeeds } from './content/content-feeds'
import { diningFeeds } from './dining-feeds'
import { eventFeed } from './content/event-feed'
import type { Feed } from './engine/feed'

/** All feeds of a site. Their paths are below `/feeds/{site}/`. */
export const feeds: readonly Feed[] = [...diningFeeds, ...contentFeeds, eventFeed]
