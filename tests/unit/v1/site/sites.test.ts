import { siteInfoResponse, sitesResponse } from '@/contract/site/sites'
import type { Picture } from '@/domain/files/picture'
import { siteInfo } from '@/v1/site/shapes/site-info'
import { sites } from '@/v1/site/shapes/sites'
import { noAddress, section, site } from '../campus-fixture'

/** Friday 20 November 2026, 23:30 in Toronto, already the 21st in Greenwich. */
const now = new Date('2026-11-21T04:30:00Z')

test('[PUB-7.5] [V1-9] writes a site in the list byte for byte', () => {
  expect(JSON.stringify(sites([site({ active: false })], 'en'))).toBe(
    '{"status":"success","request_time":0.001,"records":1,"sites":[{"id":"dddddddddddddddddddddddd","name":"Northgate",' +
      '"slug":"northgate","unit_id":"4711","active":false,"live":true,"customer_login":false}]}',
  )
})

test('[PUB-7.5] [V1-9] sorts sites by name in the requested language', () => {
  const named = (en: string, fr: string, id: string) => site({ id: id.repeat(24), name: { en, fr } })
  const listed = [named('Zenith', 'Apogée', '1'), named('Élan', 'Élan', '2'), named('Aurora', 'Zénith', '3')]
  expect(sites(listed, 'en').sites.map(({ name }) => name)).toEqual(['Aurora', 'Élan', 'Zenith'])
  expect(sites(listed, 'fr').sites.map(({ name }) => name)).toEqual(['Apogée', 'Élan', 'Zénith'])
  expect(sitesResponse.safeParse(sites(listed, 'fr')).error).toBeUndefined()
})

/** Every key that the 2024 clients' own types name. */
const known = `id name slug unit_id sector_id text_color brand_color url wcag local_date customer_login_text
  unit_accessibility_link_text unit_privacy_link_text email link_to_school accessibility_url landing_modal_copy
  landing_modal_filename custom_domain accessibility_header script_url unit_accessibility_link unit_privacy_link
  webtrition_version avoiding_gluten allergen_filter custom_allergens allergen_card prelaunch require_student_id
  public_platform custom_locations print_platform food_insecurity location_images use_reservations doc_pin test_mode
  transparent_header customer_login display_email published legacy_menus integrated_gateway notifications
  meal_plan_subscriptions mpp_sso pork_icon sodium_warning balanced_u_icon accessibility_link extra_nav
  display_landing_modal weekly_mpp_subscriptions carousel_control shop_pay_with_sid show_homepage_alert
  coffee_subscription events_published recharge map_tile show_map_tile cross_platform_banner shop_link display_cal
  active_promo_code show_closed_locations howgood_icons howgood_icons_new use_script mobile interim_ui webtrition_search
  multi_campus use_customer_login_text use_unit_accessibility_link use_unit_privacy_link display_allergens
  show_on_the_go club_eats_week social_media homepage_alerts tiles address dining_map site_logo homepage_images
  section_list`.split(/\s+/)

describe('sites/{slug}/info', () => {
  const words = (en: string, fr: string | null = `${en} (fr)`) => ({ en, fr })
  const nothing = { en: null, fr: null }
  const picture = (kind: Picture['kind'], fileName: string): Picture => ({
    kind,
    thumbName: `${fileName}-thumb`,
    fileName,
    alt: words('A table'),
    width: 1600,
    height: 900,
  })
  const alert = { icon: null, message: { en: 'Snow', fr: 'Snow (fr)' }, link: null, start: null, end: null }
  const name = { en: 'Map', fr: 'Map (fr)' }
  const node = { id: 'e'.repeat(24), slug: 'map', masterSlug: null, name, published: true, url: null }
  const bare = {
    id: '4'.repeat(24),
    picture: picture('images', 'hall.webp'),
    fileSize: null,
    storedAt: null,
    caption: nothing,
    captionColor: null,
    link: '/northgate/news',
    eventId: null,
    specialOfferId: null,
    locationId: null,
    isDefault: false,
    active: true,
  }
  const image = {
    ...bare,
    id: '1'.repeat(24),
    fileSize: 20480,
    storedAt: '2026-11-01T12:00:00.000Z',
    caption: words('Lunch'),
    captionColor: '#ffffff',
    link: null,
    eventId: '2'.repeat(24),
    isDefault: true,
  }
  const popup = {
    id: '5'.repeat(24),
    title: { en: 'Open house', fr: 'Portes ouvertes' },
    message: words('Come', null),
    picture: picture('popup', 'open.webp'),
    link: null,
    daysBetweenViews: 3,
    showFrom: '2026-11-20',
    showUntil: '2026-11-20',
  }
  const full = site({
    logo: picture('logo', 'north.png'),
    invertedLogo: picture('logo', 'dark.png'),
    address: { ...noAddress, city: 'Kingston', lat: 44.2, lon: -76.5, phone: '6135550100' },
    socialMedia: { instagram: 'https://example.com/northgate' },
    homepageAlerts: [
      { ...alert, id: 'last-day', icon: 'snow', link: 'https://example.com', start: '2026-11-18', end: '2026-11-20' },
      { ...alert, id: 'tomorrow', start: '2026-11-21' },
      { ...alert, id: 'always' },
    ],
    sections: [
      section({
        masterSlug: 'news',
        sortOrder: 4,
        nodes: [
          { ...node, id: 'n1', published: false },
          { ...node, url: 'https://example.com/map' },
        ],
      }),
      section({ id: 'f'.repeat(24), slug: 'secret', published: false }),
    ],
    wcag: words('We listen.', null),
    contact: { name: 'Priya Raman', title: words('Manager'), phone: '7055550163', email: 'priya@example.edu' },
    carouselControlColor: '#ffffff',
    customerLoginText: words('Sign in to reserve'),
    displayCal: false,
    showClosedLocations: false,
    homepageImages: [image, { ...bare, id: '3'.repeat(24), active: false }, bare],
    tiles: [{ id: '6'.repeat(24), name: { en: 'Map', fr: 'Plan' }, link: '/map', picture: null }],
    diningMap: { picture: picture('images', 'map.webp'), altText: words('North is up') },
    popup,
    panels: {
      whatsOpen: { shown: true, header: words('Near you', null), subtitle: words('Now') },
      news: { shown: false, header: nothing, subtitle: nothing },
      events: { shown: true, header: words('Dates'), subtitle: nothing },
      mealPlans: { shown: false, header: words('Shop'), subtitle: nothing },
      contact: { shown: true, header: nothing, subtitle: nothing },
    },
    switches: { ...site({}).switches, allergenCard: true, installments: true },
  })
  const answer = siteInfo({ site: full, now, isFormer: false }, 'fr')

  test('[PUB-7.4] [V1-10] [V1-14.1] writes every key that clients know', () => {
    expect(Object.keys(answer)).toEqual([
      'status',
      'request_time',
      'records',
      'logo_exists',
      'perform_redirect',
      'site',
    ])
    expect(known.filter((key) => !(key in answer.site))).toEqual([])
    expect(siteInfoResponse.safeParse(answer).error).toBeUndefined()
  })

  test('[PUB-7.4] [V1-10] [V1-1.11] writes every key for a site without content', () => {
    const empty = siteInfo({ site: site({}), now, isFormer: false }, 'en')
    expect(Object.keys(empty.site)).toEqual(Object.keys(answer.site))
    expect(siteInfoResponse.safeParse(empty).error).toBeUndefined()
    expect(empty).toMatchObject({
      logo_exists: false,
      site: { site_logo: null, url: '', email: null, section_list: [] },
    })
  })

  test('[PUB-3.1] [V1-10] writes the address with id, phone and time zone, and the date in that zone', () => {
    expect(answer.site.local_date).toBe('2026-11-20')
    expect(JSON.stringify(answer.site.address)).toBe(
      '{"id":"dddddddddddddddddddddddd","street":"","metadata":null,"city":"Kingston","state":"","zip_code":"","lat":44.2,"lon":-76.5,' +
        '"phone":"6135550100","dst":false,"gmt":-5,"phone_formatted":"(613) 555 - 0100","ext_formatted":null,"gmt_offset":-5,' +
        '"coordinates":[-76.5,44.2],"manual_coords":[44.2,-76.5],"abbreviation":"EST","zone_name":"America/Toronto"}',
    )
  })

  test.each`
    zone                  | at                        | dst      | gmt   | offset
    ${'America/Toronto'}  | ${'2026-07-01T12:00:00Z'} | ${true}  | ${-5} | ${-4}
    ${'America/St_Johns'} | ${'2026-12-01T12:00:00Z'} | ${false} | ${-4} | ${-4}
    ${'America/St_Johns'} | ${'2026-07-01T12:00:00Z'} | ${true}  | ${-4} | ${-3}
    ${'America/Regina'}   | ${'2026-07-01T12:00:00Z'} | ${false} | ${-6} | ${-6}
  `('[PUB-3.1] writes offset $offset and dst $dst for $zone at $at', ({ zone, at, dst, gmt, offset }) => {
    const { address } = siteInfo({ site: site({ timeZone: zone }), now: new Date(at), isFormer: false }, 'en').site
    expect(address).toMatchObject({ dst, gmt, gmt_offset: offset, zone_name: zone })
  })

  test('[PUB-3.1] lists alerts on their days, including the last one', () => {
    const always = {
      id: 'always',
      icon: null,
      message: 'Snow (fr)',
      use_link: false,
      link: null,
      start: null,
      end: null,
    }
    const link = { use_link: true, link: 'https://example.com' }
    expect(answer.site.homepage_alerts).toEqual([
      { ...always, ...link, id: 'last-day', icon: 'snow', start: '2026-11-18', end: '2026-11-20' },
      always,
    ])
    expect(answer.site.show_homepage_alert).toBe(true)
  })

  test('[PUB-3.2] [V1-10] lists published sections and nodes with every key', () => {
    const [news, ...others] = answer.site.section_list
    expect([news, others]).toMatchObject([{ name: 'Nouvelles', master_slug: 'news', is_url: false, sort_order: 4 }, []])
    expect(news?.nodes).toMatchObject([
      { name: 'Map (fr)', is_url: true, url: 'https://example.com/map', sort_order: 1 },
    ])
    expect([news, news?.nodes[0]].map((row) => Object.keys(row ?? {}).join())).toEqual([
      'name,id,slug,master_slug,is_url,url,published,sort_order,microsite_landing,nodes',
      'name,id,slug,master_slug,is_url,url,published,sort_order,microsite_landing,start,end,scheduled,master_section_id,' +
        'global_section_id,no_robots,use_banner,banner,banner_text_align,banner_text_font',
    ])
  })

  test('[PUB-3.1] [PUB-2.31] writes the active carousel pictures, numbered and in one language', () => {
    expect(JSON.stringify(answer.site.homepage_images)).toBe(
      '[{"id":"111111111111111111111111","file_name":"hall.webp","alt":"A table (fr)","file_size":20480,' +
        '"created_at":"2026-11-01T12:00:00.000+00:00","file_width":1600,"file_height":900,"thumb_name":"hall.webp-thumb",' +
        '"active":true,"caption":"Lunch (fr)","caption_color":"#ffffff","sort_order":1,"link":null,' +
        '"event_id":"222222222222222222222222","special_offer_id":null,"location_id":null,"default":true},' +
        '{"id":"444444444444444444444444","file_name":"hall.webp","alt":"A table (fr)","file_size":null,' +
        '"created_at":null,"file_width":1600,"file_height":900,"thumb_name":"hall.webp-thumb",' +
        '"active":true,"caption":null,"caption_color":null,"sort_order":2,"link":"/northgate/news",' +
        '"event_id":null,"special_offer_id":null,"location_id":null,"default":false}]',
    )
  })

  test('[PUB-3.1] writes contact, map, tiles and texts, and falls back to English', () => {
    expect(answer.site).toMatchObject({
      has_contact_info: true,
      contact_name: 'Priya Raman',
      contact_title: 'Manager (fr)',
      contact_phone: '7055550163',
      contact_email: 'priya@example.edu',
      customer_login_text: 'Sign in to reserve (fr)',
      use_customer_login_text: true,
      wcag: 'We listen.',
      carousel_control: true,
      carousel_control_color: '#ffffff',
      tiles: [{ id: '6'.repeat(24), name: 'Plan', order: 1, link: '/map', file_name: null }],
      dining_map: { file_name: 'map.webp', alt_text: 'North is up (fr)' },
    })
  })

  test('[PUB-3.1] [CUS-3.18] writes the switches of the site', () => {
    expect(answer.site).toMatchObject({
      allergen_card: true,
      installments: true,
      notifications: false,
      food_insecurity: false,
      display_cal: false,
      sodium_warning: true,
      show_closed_locations: false,
      show_meal_plan_prices: true,
    })
  })

  test('[PUB-2.24] [PUB-2.26] writes panel texts in the requested language only, and headers in both', () => {
    expect(answer.site).toMatchObject({
      panel_display_whats_open: true,
      panel_display_news: false,
      panel_display_contact: true,
      panel_header_whats_open: null,
      panel_header_events: 'Dates (fr)',
      panel_subtitle_whats_open: 'Now (fr)',
      panel_subtitle_events: null,
    })
    expect(answer.site.translations).toEqual([
      {
        locale: 'en',
        panel_header_events: 'Dates',
        panel_header_locations: 'Near you',
        panel_header_news: null,
        panel_header_quick_shop: 'Shop',
      },
      {
        locale: 'fr',
        panel_header_events: 'Dates (fr)',
        panel_header_locations: null,
        panel_header_news: null,
        panel_header_quick_shop: 'Shop (fr)',
      },
    ])
  })

  test('[PUB-2.29] [PUB-2.30] writes the popup on its days', () => {
    expect(answer.site).toMatchObject({
      has_popup: true,
      active_popup: { _id: '5'.repeat(24), days_between_views: 3 },
      popups: [
        {
          _id: '5'.repeat(24),
          id: '5'.repeat(24),
          title: 'Portes ouvertes',
          message: 'Come',
          file_name: 'open.webp',
          alt: 'A table (fr)',
          use_link: false,
          link: null,
          days_between_views: 3,
        },
      ],
    })
  })

  test('[PUB-3.1] writes all social networks, and the email only if the site shows it', () => {
    expect(answer.site.social_media).toEqual({
      facebook: '',
      pinterest: '',
      instagram: 'https://example.com/northgate',
      youtube: '',
      flickr: '',
      vimeo: '',
      x: '',
    })
    expect(answer.site.email).toBeNull()
    expect(siteInfo({ site: site({ displayEmail: true }), now, isFormer: false }, 'en').site.email).toBe(
      'dining@example.edu',
    )
    expect(answer.site.site_logo).toMatchObject({
      file_name: 'north.png',
      logo_alt_text: 'A table (fr)',
      logo_inverted_name: 'dark.png',
    })
  })
})
