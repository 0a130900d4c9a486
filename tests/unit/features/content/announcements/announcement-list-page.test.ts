import { findListPage } from '@/features/content/announcements/announcement-list-page'
import { section } from '../../../v1/campus-fixture'
import { both } from '../../../v1/content-fixture'

const balanced = section({ slug: 'bien-etre', masterSlug: 'balanced_u_events', name: both('Well-being', 'Bien-être') })
const site = (...sections: ReturnType<typeof section>[]) => ({ slug: 'northgate', sections })

test('[PUB-2.13] [PUB-2.15] finds the published section of a list, with its name', () => {
  const news = section({ slug: 'actualites', masterSlug: 'news', name: both('News', 'Actualités') })
  expect(findListPage(site(news), 'news', 'fr')).toEqual({ href: '/northgate/actualites', name: 'Actualités' })
  expect(findListPage(site({ ...news, published: false }), 'news', 'fr')).toBeNull()
  expect(findListPage(site(news), 'special-offers', 'fr')).toBeNull()
})

test('[PUB-2.11] finds a child node', () => {
  const { id, slug, masterSlug, name, published, url } = section({ slug: 'events', name: both('Save the dates') })
  const about = section({ slug: 'about', nodes: [{ id, slug, masterSlug, name, published, url }] })
  expect(findListPage(site(about), 'events', 'en')).toEqual({ href: '/northgate/events', name: 'Save the dates' })
})

test('[PUB-2.10] balanced living events have a fixed page regardless of sections', () => {
  const kind = 'balanced-living-events'
  expect(findListPage(site(), kind, 'en')).toEqual({ href: '/northgate/balanced-u-events', name: null })
  expect(findListPage(site(balanced), kind, 'fr')).toEqual({ href: '/northgate/bien-etre', name: 'Bien-être' })
  const hyphened = section({ slug: 'balanced-u-events', name: both('Balance') })
  expect(findListPage(site(hyphened), kind, 'en')).toEqual({ href: '/northgate/balanced-u-events', name: 'Balance' })
})
