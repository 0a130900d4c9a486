import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { formatConfirmation } from '@/domain/text/confirmation'
import { readPolls } from './read-polls'
import { Breadcrumb } from '@/ui/breadcrumb'
import { voteProblems } from './cast-vote'
import { EmptyState } from '@/ui/empty-state'
import { PollCard, type PollWords } from './poll-card'
import type { PublicationScreenProps } from '@/features/content/publications/publication-screen'

type Props = PublicationScreenProps & {
  address: string
  /** The vote that did not count, from the query string that `/vote` sets. */
  refused: { poll?: string; choice?: string; problem?: string }
}

/** The polls of a campus: choices, or results if this browser has answered. Spec: PUB-2.50, PUB-4.12. */
export async function SurveysScreen({ site, locale, name, above, address, refused }: Props) {
  const [t, jar] = await Promise.all([getTranslations({ locale, namespace: 'publications.surveys' }), cookies()])
  const polls = await readPolls(site, locale, (cookie) => jar.get(cookie)?.value)
  const problem = voteProblems.find((it) => it === refused.problem)
  const words: PollWords = {
    choose: t('choose'),
    counting: t('counting'),
    thanks: formatConfirmation('thanks', t('thanks'), locale),
    mine: t('mine'),
    votes: { one: t.raw('votes.one'), other: t.raw('votes.other') },
    problems: { tooMany: t('problems.tooMany'), gone: t('problems.gone'), failed: t('problems.failed') },
  }
  return (
    <div className="page-width pt-6 lg:pt-10">
      <Breadcrumb site={site} locale={locale} above={above} />
      <h1 className="page-head">{name}</h1>
      {problem && !polls.some(({ id }) => id === refused.poll) && (
        <p role="alert" className="poll-problem">
          {words.problems[problem]}
        </p>
      )}
      {polls.length === 0 ? (
        <EmptyState title={t('empty')} help={t('emptyHelp')} site={site} locale={locale} />
      ) : (
        <ul className="polls">
          {polls.map((poll) => (
            <li key={poll.id}>
              <PollCard
                poll={poll}
                refused={problem && refused.poll === poll.id ? { choice: refused.choice ?? '', problem } : null}
                back={address}
                locale={locale}
                words={words}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
