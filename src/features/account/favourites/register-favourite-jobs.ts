import { registerJob } from '@/server/jobs/job-registry'
import { registerHeaders, registerMailRelevance } from '@/server/mail/deliver-mail'
import { announceFavourites, isStillWanted, mailKind, unsubscribeHeaders } from './announce-favourites'

/** Adds the daily mail about favourites to every round of jobs. */
export function registerFavouriteJobs(): void {
  registerHeaders(mailKind, unsubscribeHeaders)
  registerMailRelevance(mailKind, isStillWanted)
  registerJob('announce-favourites', announceFavourites)
}
