import { localize, locales } from '@/domain/locale'
import { northgate } from '../../../demo/northgate/site'
import { forSeason } from '../../../demo/season'
import { saintCyrille } from '../../../demo/universite-saint-cyrille/site'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const snow = /snow|neige/i

test.each(months)('the demo mentions snow in month %d only from November to April', (month) => {
  const date = `2026-${String(month).padStart(2, '0')}-15`
  for (const site of [northgate, saintCyrille]) {
    const alerts = site.homepageAlerts.map((alert) => forSeason(alert, date))
    const schedules = site.locations.flatMap((location) => location.schedules.map((row) => forSeason(row, date)))
    const texts = [...alerts.map(({ message }) => message), ...schedules.map(({ name }) => name)]
    const said = texts.flatMap((text) => locales.map((locale) => localize(text, locale) ?? ''))
    const isSnowy = alerts.some(({ icon }) => icon === 'snow') || said.some((text) => snow.test(text))
    expect(isSnowy).toBe(month >= 11 || month <= 4)
  }
})
