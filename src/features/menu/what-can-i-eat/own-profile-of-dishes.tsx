'use client'

import { useEffect, useLayoutEffect } from 'react'
import { applyMyAllergens } from '@/domain/menu/allergens/apply-my-allergens'
import { splitByHiding, withMyAllergens, type AllergenChoice } from '@/domain/menu/allergens/my-allergens'
import { noFilters } from '@/domain/menu/filters/menu-filters'
import { formatMessage } from '@/domain/text/format-message'
import { profileParameter } from '@/domain/menu/what-can-i-eat-url'
import { hidingSelectors } from '@/features/menu/filters/filter-style-rule'
import { ProfileLine } from '@/features/menu/filters/profile-line'
import { activeCodes, useProfile } from '@/features/menu/filters/profile-store'
import type { MenuMessages } from '@/i18n/menu-messages'

type Props = {
  choices: AllergenChoice[]
  /** Whether the URL has a choice, and so dishes of its own. */
  hasChoice: boolean
  /** Whether the page lists the dishes of today for a profile, without any choice in the URL. */
  isForProfile: boolean
  messages: MenuMessages['myAllergens']
}

const rule =
  '.eat-location li:is({dishes}){display:none}' +
  '.eat-location:not(:has(>ul>li:not({dishes})))>.eat-none-left{display:block}'
/** Dishes without declared allergens stand apart and are not listed as safe. */
const applied = { ...noFilters, showUndeclared: true }

/**
 * Hides the dishes with the allergens of the customer's profile, among those of the URL's choice. Without a choice, an active
 * profile loads all dishes of today by `profile=1`, which names no allergen; the page shows none of them while the profile is
 * not in force. Spec: PUB-4.7.
 */
export function OwnProfileOfDishes({ choices, hasChoice, isForProfile, messages }: Props) {
  const profile = useProfile()
  const active = activeCodes(profile)
  const { notHidden } = splitByHiding(active, choices)
  const selectors = hidingSelectors(
    withMyAllergens(applied, active, (code) => choices.some((choice) => choice.code === code && choice.canHide)),
  )
  const isActive = active.length > 0
  const isSettled = profile.kind !== 'loading'

  useEffect(() => {
    if (hasChoice || !isSettled || isActive === isForProfile) return
    const query = new URLSearchParams(window.location.search)
    if (isActive) query.set(profileParameter, '1')
    else query.delete(profileParameter)
    const text = query.toString()
    location.replace(text ? `?${text}` : location.pathname)
  }, [hasChoice, isForProfile, isActive, isSettled])
  useLayoutEffect(() => {
    if (profile.kind !== 'absent') document.getElementById('my-allergens-rule')?.remove()
  }, [profile])

  return (
    <div
      className="my-allergens"
      id="my-allergens"
      suppressHydrationWarning
      data-choices={JSON.stringify(choices.map(({ code, name, canHide }) => [code, name, canHide ? 1 : 0]))}
      data-selectors="[]"
      data-mine=""
      data-rule={rule}
      data-undeclared="show"
      data-hidden=""
      data-not-hidden={messages.notHidden}
      data-change=""
      data-failed={messages.failed}
      data-profile-texts={JSON.stringify(messages.profile)}
    >
      <ProfileLine choices={choices} messages={messages.profile} />
      <strong data-not-hidden-names="" suppressHydrationWarning>
        {notHidden.length > 0
          ? formatMessage(messages.notHidden, { names: notHidden.map(({ name }) => name).join(', ') })
          : ''}
      </strong>
      <span data-hidden-names="" hidden suppressHydrationWarning />
      <span data-action="" hidden suppressHydrationWarning />
      <style
        dangerouslySetInnerHTML={{
          __html: selectors.length > 0 ? rule.replaceAll('{dishes}', selectors.join(',')) : '',
        }}
      />
      <script dangerouslySetInnerHTML={{ __html: applyMyAllergens }} />
    </div>
  )
}
