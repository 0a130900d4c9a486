import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { DashboardViewServerProps } from '@payloadcms/next/views'
import { formatAdminURL } from 'payload/shared'
import { withoutOwnLink } from './without-own-link'
import { WorkIndex } from './work-index'
import './navigation.css'

type Props = {
  groups: NonNullable<DashboardViewServerProps['navGroups']>
  adminRoute: string
  i18n: I18nClient
  user: unknown
}

/** Every list that the person may open, by the groups of the navigation: also those that the navigation leaves to their families. */
export const StudioIndex = ({ groups, adminRoute, i18n, user }: Props) => (
  <div className="studio-index">
    <WorkIndex />
    {groups.map(({ label, entities }) => (
      <section key={label}>
        <h2>{label}</h2>
        <ul>
          {withoutOwnLink(entities, user).map(({ slug, label: name }) => (
            <li key={slug}>
              <a href={formatAdminURL({ adminRoute, path: `/collections/${slug}` })}>{getTranslation(name, i18n)}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
