import { registerJob } from '@/server/jobs/job-registry'
import { registerHeaders } from '@/server/mail/deliver-mail'
import { announceFavourites, mailKind, unsubscribeHeaders } from './announce-favourites'

/** Adds the daily mail about favourites to every round of jobs. */
export function registerFavouriteJobs(): void {
  registerHeaders(mailKind, unsubscribeHeaders)
  registerJob('announce-favourites', announceFavourites)
}
