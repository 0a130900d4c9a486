import { renderToStaticMarkup } from 'react-dom/server'
import { ProfileLine } from '@/features/menu/filters/profile-line'
import { menuMessages } from '@/i18n/menu-messages'

test.each([
  ['en', 'NOT filtered'],
  ['fr', 'n’est PAS filtrée'],
] as const)('[PUB-4.7] says without a script that the page is not filtered for the profile (%s)', (locale, words) => {
  const html = renderToStaticMarkup(<ProfileLine choices={[]} messages={menuMessages(locale).myAllergens.profile} />)
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain(words)
})
