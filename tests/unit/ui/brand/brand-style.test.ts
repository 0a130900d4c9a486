import { contrastRatio, isHexColour } from '@/domain/site/brand-colour'
import { brandStyle } from '@/ui/brand/brand-style'

type Branding = Parameters<typeof brandStyle>[0]
const plain: Branding = {
  brandColor: '#7A1F3D',
  textColor: '#1C1A16',
  buttonColor: null,
  buttonTextColor: null,
  buttonTextHoverColor: null,
  alternateClosedColor: null,
}
const variablesOf = (site: Branding) => brandStyle(site) as Record<string, string>

describe('[PUB-2.18] the colours of a site', () => {
  test('replaces unreadable text (#1C1A16 on #7A1F3D) with white', () => {
    expect(variablesOf(plain)).toMatchObject({
      '--brand': '#7A1F3D',
      '--on-brand': '#ffffff',
      '--accent-light': '#7A1F3D',
      '--button-light': '#7A1F3D',
    })
  })

  test.each(['#7A1F3D', '#f2c230', '#ffffff', '#000000', '#0a6', '#777777'])(
    'keeps text readable with and on the brand colour %s',
    (brandColor) => {
      const it = variablesOf({ ...plain, brandColor, alternateClosedColor: brandColor })
      const pairs = [
        ['--brand', '--on-brand'],
        ['--button-light', '--on-button-light'],
        ['--button-light', '--on-button-hover-light'],
        ['--button-dark', '--on-button-dark'],
      ] as const
      for (const [ground, text] of pairs)
        expect(contrastRatio(it[ground] ?? '', it[text] ?? '')).toBeGreaterThanOrEqual(4.5)
      for (const name of ['--accent-light', '--closed-light'])
        expect(contrastRatio('#fbfaf6', it[name] ?? '')).toBeGreaterThanOrEqual(4.5)
      for (const name of ['--accent-dark', '--closed-dark', '--button-dark'])
        for (const paper of ['#26231e', '#1c1a16'])
          expect(contrastRatio(paper, it[name] ?? '')).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('outputs only hex colours', () => {
    const hostile = 'red;background:url(//evil.example)'
    const it = variablesOf({
      brandColor: hostile,
      textColor: hostile,
      buttonColor: hostile,
      buttonTextColor: hostile,
      buttonTextHoverColor: hostile,
      alternateClosedColor: hostile,
    })
    expect(Object.values(it).filter((value) => !isHexColour(value))).toEqual([])
    expect(it).not.toHaveProperty('--closed-light')
  })
})
