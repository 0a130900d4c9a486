import type { OwnAllergensAnswer } from '@/contract/account/own-allergens'
import { postToApi, type Posted } from '@/contract/post-to-api'
import type { Locale } from '@/domain/locale'
import type { PageAccount } from './page-account'

/** v1 refuses bodies of more than 16 KB, which are some 650 ids. */
const maxDishesPerCall = 500

type FetchedProfile = {
  codes: readonly string[]
  custom: readonly string[]
  /** The custom allergens that the texts of dishes mention, by dish. */
  mentions: ReadonlyMap<string, readonly string[]>
  /** False when some of the dishes could not be checked for custom allergens. */
  isComplete: boolean
}

/**
 * Fetches the allergen profile of the customer, or of the session if nobody knows the customer, with the mentions in these
 * dishes, in as many calls as their number needs. `signed-out` only when v1 says that the session has ended: every other refusal
 * is a failure. Never rejects.
 */
export async function fetchProfile(
  { site, customer }: PageAccount,
  dishes: readonly string[],
  locale: Locale,
): Promise<FetchedProfile | 'signed-out' | 'failed'> {
  const calls = splitDishes(dishes).map((part) =>
    postToApi<OwnAllergensAnswer>(
      'customer/own_allergens',
      { siteId: site, ...(customer !== null && { customerId: customer }), dishes: part },
      locale,
    ),
  )
  return joinAnswers(await Promise.all(calls))
}

function joinAnswers(posted: readonly Posted<OwnAllergensAnswer>[]): FetchedProfile | 'signed-out' | 'failed' {
  if (posted.some((each) => each.status === 'refused' && each.isSignedOut)) return 'signed-out'
  const answers = posted.flatMap((each) => (each.status === 'done' ? [each.answer] : []))
  const [first] = answers
  if (!first) return 'failed'
  const mentions = answers.flatMap((answer) => answer.mentions)
  return {
    codes: first.allergens,
    custom: first.custom_allergens,
    mentions: new Map(mentions.map(({ dish_id: dish, custom_allergens: names }) => [dish, names])),
    isComplete: answers.length === posted.length,
  }
}

/** One part at least: the profile is fetched on a page without dishes, too. */
function splitDishes(dishes: readonly string[]): string[][] {
  const count = Math.max(1, Math.ceil(dishes.length / maxDishesPerCall))
  return Array.from({ length: count }, (_, index) =>
    dishes.slice(index * maxDishesPerCall, (index + 1) * maxDishesPerCall),
  )
}
