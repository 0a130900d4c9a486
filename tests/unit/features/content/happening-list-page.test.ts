import { listPageOf } from '@/features/content/happening-list-page'
import { section } from '../../v1/campus'
import { both } from '../../v1/content'

const balanced = section({
  slug: 'bien-etre',
  masterSlug: 'balanced_u_events',
  name: both('Well-being', 'Bien-être'),
})
const site = (...sections: ReturnType<typeof section>[]) => ({ slug: 'northgate', sections })

test('[PUB-2.13] [PUB-2.15] a list is where its section is published, under the name that staff gave it', () => {
  const news = section({ slug: 'actualites', masterSlug: 'news', name: both('News', 'Actualités') })
  expect(listPageOf(site(news), 'news', 'fr')).toEqual({ href: '/northgate/actualites', name: 'Actualités' })
  expect(listPageOf(site({ ...news, published: false }), 'news', 'fr')).toBeNull()
  expect(listPageOf(site(news), 'special-offers', 'fr')).toBeNull()
})

test('[PUB-2.11] it can be a page under a section', () => {
  const { id, slug, masterSlug, name, published, url } = section({ slug: 'events', name: both('Save the dates') })
  const about = section({ slug: 'about', nodes: [{ id, slug, masterSlug, name, published, url }] })
  expect(listPageOf(site(about), 'events', 'en')).toEqual({ href: '/northgate/events', name: 'Save the dates' })
})

test('[PUB-2.10] events about balanced living have a fixed page, whatever the sections are', () => {
  const kind = 'balanced-living-events'
  expect(listPageOf(site(), kind, 'en')).toEqual({ href: '/northgate/balanced-u-events', name: null })
  expect(listPageOf(site(balanced), kind, 'fr')).toEqual({ href: '/northgate/bien-etre', name: 'Bien-être' })
  const hyphened = section({ slug: 'balanced-u-events', name: both('Balance') })
  expect(listPageOf(site(hyphened), kind, 'en')).toEqual({ href: '/northgate/balanced-u-events', name: 'Balance' })
})
