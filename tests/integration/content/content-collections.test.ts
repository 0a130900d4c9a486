import type { Role } from '@/domain/roles'
import { readSite } from '@/features/site/read-sites'
import { createLocalized } from '@/server/database/write-localized'
import { makeCampus, type Campus } from '../../support/data/campus'
import { closePayload, openPayload } from '../../support/payload'
import { pdf, png } from '../../support/data/sample-files'
import { makePerson, type Person } from '../../support/data/staff'
import { requestInLanguage, findFieldErrors } from '../../support/data/save-errors'

const payload = await openPayload()
let north: Campus
let south: Campus
const people = new Map<Role, Person>()
const uploads = new Map<string, string>()

/** The Local API without a type for each collection, for tables that go through many. */
type Local = Record<
  'create' | 'update' | 'duplicate' | 'restoreVersion' | 'find' | 'findByID' | 'findVersions',
  (options: object) => Promise<{ id: string } & Record<string, unknown>>
>
const local = payload as unknown as Local
const english = await requestInLanguage(payload, 'en')
const french = await requestInLanguage(payload, 'fr')

/** Saves with full access, in one studio language. */
const create = (collection: string, data: object, req: object = english) =>
  local.create({ collection, data, req: { ...req }, depth: 0, overrideAccess: true })
const update = (collection: string, id: string, data: object, options: object = {}) =>
  local.update({ collection, id, data, req: { ...english }, depth: 0, overrideAccess: true, ...options })
const readBack = (collection: string, id: string, locale: 'en' | 'fr') =>
  local.findByID({ collection, id, locale, fallbackLocale: false, depth: 0, overrideAccess: true })

beforeAll(async () => {
  process.env.SCRIPT_HOSTS = 'cdn.example.com'
  process.env.IMAGE_HOSTS = 'photos.example.com'
  north = await makeCampus(payload, 'northgate')
  south = await makeCampus(payload, 'southgate')
  for (const role of ['administrator', 'editor', 'menuEditor'] as const)
    people.set(role, await makePerson(payload, role, role === 'administrator' ? [] : [north.site]))
  const alt = { en: 'A dot', fr: 'Un point' }
  const [dot, page] = [await png(600, 400), pdf()]
  for (const collection of ['images', 'section-banners', 'event-images'] as const) {
    const file = { data: dot, mimetype: 'image/png', name: `${collection}.png`, size: dot.length }
    uploads.set(collection, await createLocalized(payload, { collection, data: { site: north.site, alt }, file }))
  }
  for (const collection of ['newsletter-files', 'catering-documents'] as const) {
    const file = { data: page, mimetype: 'application/pdf', name: `${collection}.pdf`, size: page.length }
    uploads.set(collection, await createLocalized(payload, { collection, data: { site: north.site }, file }))
  }
}, 60_000)
afterAll(async () => {
  delete process.env.SCRIPT_HOSTS
  delete process.env.IMAGE_HOSTS
  await closePayload()
})

/** The error message at a field in English and in French. */
type Sentences = [en: string | RegExp, fr: string | RegExp]
const required: Sentences = ['This field is required.', 'Remplissez ce champ.']
const endsEarly: Sentences = [
  'The end date must not be before the start date.',
  'La date de fin ne peut pas précéder la date de début.',
]
const startless = { title: 'Fair' }
const fair = { ...startless, start: '2026-11-20' }
const two = { name: 'Two', slug: 'two' }
const person = { firstName: 'Ana', lastName: 'Roy' }
const hello = { title: 'Hello', useLink: true }
const manyChoices = Array.from({ length: 21 }, (_, n) => ({ choice: `${n}` }))
const foreignImage = (host: string) => `<p>Soup</p><img src="${host}/soup.webp" alt="Soup">`
const withForeignImage = (host: string) => ({ ...fair, description: foreignImage(host) })
const script = (scriptUrl: string, more = {}) => ({ ...two, ...more, scriptUrl })
const purchase = { masterSlug: 'meal-plan-purchase' }
const twins = [
  { name: 'a', slug: 'a' },
  { name: 'b', slug: 'a' },
]

const messageLike = (sentence: string | RegExp) =>
  typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)

describe('invalid values are refused at their field, in the language of the studio', () => {
  test.each`
    collection                  | data                                                            | field                 | en                                                           | fr
    ${'events'}                 | ${startless}                                                    | ${'start'}            | ${'Enter a date.'}                                           | ${'Entrez une date.'}
    ${'events'}                 | ${{ start: '2026-11-20' }}                                      | ${'title'}            | ${required[0]}                                               | ${required[1]}
    ${'events'}                 | ${{ ...fair, end: '2026-11-19' }}                               | ${'end'}              | ${endsEarly[0]}                                              | ${endsEarly[1]}
    ${'events'}                 | ${{ ...fair, startsAt: '14:00', endsAt: '13:00' }}              | ${'endsAt'}           | ${'The end time must be after the start time.'}              | ${'L’heure de fin doit suivre l’heure de début.'}
    ${'balanced-living-events'} | ${{ ...fair, showFrom: '2026-11-20', showUntil: '2026-11-19' }} | ${'showUntil'}        | ${endsEarly[0]}                                              | ${endsEarly[1]}
    ${'photo-albums'}           | ${{ name: 'Album', photos: [{ caption: 'x' }] }}                | ${'photos.0.image'}   | ${required[0]}                                               | ${required[1]}
    ${'staff-members'}          | ${{ firstName: 'Ana' }}                                         | ${'lastName'}         | ${required[0]}                                               | ${required[1]}
    ${'staff-members'}          | ${{ ...person, phone: '555-0142' }}                             | ${'phone'}            | ${/^Enter ten digits/}                                       | ${/^Entrez dix chiffres/}
    ${'staff-members'}          | ${{ ...person, email: 'ana' }}                                  | ${'email'}            | ${/valid email/}                                             | ${/adresse courriel valide/}
    ${'surveys'}                | ${{ question: 'Which?', choices: [{ choice: 'one' }] }}         | ${'choices'}          | ${/at least 2/}                                              | ${/au moins 2/}
    ${'surveys'}                | ${{ question: 'Which?', choices: manyChoices }}                 | ${'choices'}          | ${/20/}                                                      | ${/20/}
    ${'directors-meetings'}     | ${{ location: 'Hall', start: '2026-11-20', startsAt: '25:00' }} | ${'startsAt'}         | ${/^Enter a time/}                                           | ${/^Entrez une heure/}
    ${'popups'}                 | ${hello}                                                        | ${'link'}             | ${'Enter the address of the link.'}                          | ${'Entrez l’adresse du lien.'}
    ${'popups'}                 | ${{ ...hello, link: 'javascript:alert(1)' }}                    | ${'link'}             | ${/^Enter an address/}                                       | ${/^Entrez une adresse/}
    ${'popups'}                 | ${{ title: 'Hello', daysBetweenViews: 366 }}                    | ${'daysBetweenViews'} | ${/from 0 to 365/}                                           | ${/de 0 à 365/}
    ${'microsites'}             | ${{ stats: [{ days: 3 }] }}                                     | ${'stats.0.title'}    | ${required[0]}                                               | ${required[1]}
    ${'microsite-sections'}     | ${{ name: 'Retail', slug: 'Retail!' }}                          | ${'slug'}             | ${/^Use lower-case/}                                         | ${/^Utilisez des lettres/}
    ${'cuisines'}               | ${{ name: 'Thai', value: 'Thai food' }}                         | ${'value'}            | ${/^Use only letters/}                                       | ${/^Utilisez seulement des lettres/}
    ${'payment-methods'}        | ${{ name: 'Cash', value: 'cash' }}                              | ${'value'}            | ${/^Use one of: payWith/}                                    | ${/^Utilisez l’un de ces codes\u00a0: payWith/}
    ${'sections'}               | ${{ name: 'Account', slug: 'customer-account' }}                | ${'slug'}             | ${/reserved/}                                                | ${/réservée/}
    ${'sections'}               | ${{ ...two, nodes: twins }}                                     | ${'nodes.1.slug'}     | ${/^Another page of this section/}                           | ${/^Une autre page de cette section/}
    ${'sections'}               | ${{ ...two, nodes: [{ name: 'a', slug: 'two' }] }}              | ${'nodes.0.slug'}     | ${/^Another page of this section/}                           | ${/^Une autre page de cette section/}
    ${'sections'}               | ${{ ...two, nodes: [{ name: 'a', slug: 'a', isUrl: true }] }}   | ${'nodes.0.url'}      | ${/^Enter the address/}                                      | ${/^Entrez l’adresse/}
    ${'sections'}               | ${{ ...two, url: 'javascript:alert(1)' }}                       | ${'url'}              | ${/^Enter an address/}                                       | ${/^Entrez une adresse/}
    ${'sections'}               | ${{ ...two, useBanner: true, bannerTextFont: 'x;}body{' }}      | ${'bannerTextFont'}   | ${/name of a font/}                                          | ${/nom d’une police/}
    ${'sections'}               | ${script('http://cdn.example.com/a.js')}                        | ${'scriptUrl'}        | ${/^Enter an address like https/}                            | ${/^Entrez une adresse comme https/}
    ${'sections'}               | ${script('https://evil.example/a.js')}                          | ${'scriptUrl'}        | ${/SCRIPT_HOSTS/}                                            | ${/exploitant du serveur/}
    ${'sections'}               | ${script('https://cdn.example.com/a.js', purchase)}             | ${'scriptUrl'}        | ${/sign in, pay/}                                            | ${/se connecte, paie/}
    ${'news'}                   | ${withForeignImage('https://evil.example')}                     | ${'description'}      | ${/^Images from evil\.example are not allowed.*IMAGE_HOSTS/} | ${/^Les images de evil\.example ne sont pas permises/}
    ${'news'}                   | ${withForeignImage('http://photos.example.com')}                | ${'description'}      | ${/^Use https: for the image from photos\.example\.com/}     | ${/^Utilisez https pour l’image de photos\.example\.com/}
  `('refuses $data in $collection at $field', async ({ collection, data, field, en, fr }) => {
    const given = {
      ...data,
      _status: 'published',
      ...(['legal-texts', 'cuisines', 'payment-methods'].includes(collection) ? {} : { site: north.site }),
    }
    expect(await findFieldErrors(create(collection, given))).toMatchObject({ [field]: messageLike(en) })
    expect(await findFieldErrors(create(collection, given, french))).toMatchObject({ [field]: messageLike(fr) })
  })

  test('an image of a listed host is stored, and its text stays saveable when the host is no longer listed', async () => {
    const given = { site: north.site, _status: 'published', ...withForeignImage('https://photos.example.com') }
    const { id } = await create('news', given)
    process.env.IMAGE_HOSTS = ''
    const more = `${given.description}<p>Tonight</p>`
    expect(await findFieldErrors(update('news', id, { title: 'Feast', description: more }))).toBeNull()
    expect(await findFieldErrors(create('news', given))).toHaveProperty('description')
    process.env.IMAGE_HOSTS = 'photos.example.com'
    expect(await readBack('news', id, 'en')).toMatchObject({
      description: expect.stringContaining('photos.example.com'),
    })
  })

  test.each(['events', 'newsletters', 'surveys', 'sections', 'microsite-sections', 'legal-texts'] as const)(
    'stores an unfinished %s as a draft, twice on one site, and refuses to publish it',
    async (collection) => {
      const site = collection === 'legal-texts' ? {} : { site: north.site }
      const unfinished = () => local.create({ collection, data: { ...site }, draft: true, overrideAccess: true })
      const [first, second] = [await unfinished(), await unfinished()]
      expect(first.id).not.toBe(second.id)
      expect(await findFieldErrors(update(collection, first.id, { _status: 'published' }))).not.toBeNull()
    },
  )
})

describe('unique values are enforced by an index and refused at their field', () => {
  const section: Sentences = [
    'Another section of this site already uses this address. Choose another one.',
    'Une autre section de ce site utilise déjà cette adresse. Choisissez-en une autre.',
  ]
  const only = () => ({ site: north.site, name: 'One', slug: 'only-one' })
  const terms = (more = {}) => ({ title: 'Terms', kind: 'termsOfUse', ...more })
  const closedDay = () => ({ site: north.site, location: north.hall, date: '2027-03-01', closed: true })
  test.each`
    collection              | data                                                            | field      | en                              | fr
    ${'sections'}           | ${only}                                                         | ${'slug'}  | ${section[0]}                   | ${section[1]}
    ${'microsite-sections'} | ${only}                                                         | ${'slug'}  | ${section[0]}                   | ${section[1]}
    ${'microsites'}         | ${() => ({ site: north.site })}                                 | ${'site'}  | ${/^This site already has one/} | ${/^Ce site en a déjà un/}
    ${'legal-texts'}        | ${() => terms()}                                                | ${'kind'}  | ${/^A text of this type/}       | ${/^Un texte de ce type/}
    ${'legal-texts'}        | ${() => terms({ onlyFor: north.site })}                         | ${'kind'}  | ${/^A text of this type/}       | ${/^Un texte de ce type/}
    ${'cuisines'}           | ${() => ({ name: 'Greek', value: 'greek' })}                    | ${'value'} | ${/^Another entry already/}     | ${/^Une autre entrée utilise/}
    ${'dishes'}             | ${() => ({ site: north.site, name: 'Stew', code: 'only-one' })} | ${'code'}  | ${/^Another dish of this site/} | ${/^Un autre plat de ce site/}
    ${'menus'}              | ${closedDay}                                                    | ${'date'}  | ${/^This location already/}     | ${/^Ce point de service a déjà/}
  `('in $collection at $field', async ({ collection, data, field, en, fr }) => {
    const given = () => ({ ...data(), _status: 'published' })
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => findFieldErrors(create(collection, given())).catch(() => ({}))),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(await findFieldErrors(create(collection, given()))).toEqual({ [field]: messageLike(en) })
    expect(await findFieldErrors(create(collection, given(), french))).toEqual({ [field]: messageLike(fr) })
  })

  test('refuses the slug of another section of the same site, but not of another site', async () => {
    const { id } = await create('sections', { site: north.site, name: 'Mover', slug: 'mover', _status: 'published' })
    expect(await findFieldErrors(update('sections', id, { slug: 'only-one' }))).toEqual({ slug: section[0] })
    await create('sections', { site: south.site, name: 'One', slug: 'only-one', _status: 'published' })
  })

  test('gives a copied section a slug of its own', async () => {
    const { id } = await create('sections', { site: north.site, name: 'Model', slug: 'model', _status: 'published' })
    const copy = await local.duplicate({ collection: 'sections', id, overrideAccess: true })
    expect(copy).toMatchObject({ name: 'Model', slug: 'model-copy' })
  })
})

test('[PUB-3.2] shows a section without a status, as documents older than drafts have, and the URL of its page', async () => {
  const nodes = [{ name: 'Link', slug: 'link', url: 'https://example.edu/' }]
  const data = { site: south.site, name: 'Old', slug: 'old', nodes, _status: 'published' }
  const { id } = await create('sections', data)
  await payload.db.updateOne({ collection: 'sections', id, data: { _status: null } })
  const sections = (await readSite(south.site))?.sections
  expect(sections?.find(({ slug }) => slug === 'old')?.nodes).toMatchObject([
    { slug: 'link', url: 'https://example.edu/' },
  ])
})

describe('the script of a section', () => {
  const scriptUrl = 'https://cdn.example.com/map.js'
  const byRole = (role: Role, rest: object) => ({
    collection: 'sections',
    user: people.get(role),
    overrideAccess: false,
    req: { ...english },
    depth: 0,
    ...rest,
  })

  test('can be set by administrators only and survives an editor’s save', async () => {
    const data = { site: north.site, name: 'Map', slug: 'scripted', useScript: true, scriptUrl, _status: 'published' }
    const byEditor = await local.create(byRole('editor', { data: { ...data, slug: 'unscripted' } }))
    expect(byEditor.scriptUrl ?? null).toBeNull()
    const { id } = await local.create(byRole('administrator', { data }))
    await local.update(byRole('editor', { id, data: { name: 'Plan', scriptUrl: 'https://cdn.example.com/other.js' } }))
    expect(await readBack('sections', id, 'en')).toMatchObject({ name: 'Plan', scriptUrl })
    expect(
      await findFieldErrors(local.update(byRole('editor', { id, data: { slug: 'login-form', masterSlug: 'login' } }))),
    ).toEqual({ masterSlug: messageLike(/cannot load scripts/) })
  })

  test('that the operator no longer allows does not block saving its page', async () => {
    const data = { site: north.site, name: 'Past', slug: 'past', scriptUrl, _status: 'published' }
    const { id } = await create('sections', data)
    process.env.SCRIPT_HOSTS = ''
    await local.update(byRole('editor', { id, data: { name: 'Present' } }))
    process.env.SCRIPT_HOSTS = 'cdn.example.com'
    process.env.IMAGE_HOSTS = 'photos.example.com'
    expect(await readBack('sections', id, 'en')).toMatchObject({ name: 'Present', scriptUrl })
  })
})
