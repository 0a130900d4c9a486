import { defaultDirectionsTemplate, directionsUrl, isDirectionsTemplate } from '@/domain/places/near/directions'

test.each([
  [defaultDirectionsTemplate, 'https://www.openstreetmap.org/directions?to=45.3462%2C-80.0244'],
  ['geo:{lat},{lon}?q={lat},{lon}({name})', 'geo:45.3462,-80.0244?q=45.3462,-80.0244(Caf%C3%A9%20%22%26%22)'],
  ['/directions?{lat}&{lon}&{zoom}', '/directions?45.3462&-80.0244&{zoom}'],
])('fills the template %s', (template, url) => {
  expect(directionsUrl(template, { lat: 45.3462, lon: -80.0244 }, 'Café "&"')).toBe(url)
})

test('writes coordinates with at most six decimals and without exponents', () => {
  expect(directionsUrl('geo:{lat},{lon}', { lat: 45.123456789, lon: -0.0000001 }, '')).toMatch(/^geo:45\.123457,-?0$/)
})

test.each([
  ['https://maps.example.org/?to={lat},{lon}', true],
  ['geo:{lat},{lon}', true],
  ['https://maps.example.org/?to={lat}', false],
  ['maps.example.org/{lat}/{lon}', false],
  ['javascript:alert({lat},{lon})', false],
  ['', false],
])('whether %j is a template of directions: %p', (template, result) => {
  expect(isDirectionsTemplate(template)).toBe(result)
})
