import { findLegalText, privacyRequestUrl, type LegalText } from '@/domain/site/legal-texts'

const text = (kind: LegalText['kind'], onlyFor: string | null): LegalText => ({
  kind,
  onlyFor,
  title: { en: `${kind} of ${onlyFor}`, fr: '' },
  body: { en: null, fr: null },
  effectiveOn: null,
  privacyRequestUrl: null,
})
const texts = [text('privacy', 'north'), text('privacy', null), text('termsOfUse', 'south')]

test.each`
  kind               | site       | found
  ${'privacy'}       | ${'north'} | ${'privacy of north'}
  ${'privacy'}       | ${'south'} | ${'privacy of null'}
  ${'privacy'}       | ${null}    | ${'privacy of null'}
  ${'termsOfUse'}    | ${'south'} | ${'termsOfUse of south'}
  ${'termsOfUse'}    | ${'north'} | ${undefined}
  ${'termsOfUse'}    | ${null}    | ${undefined}
  ${'mobilePrivacy'} | ${'north'} | ${undefined}
`('finds $found as the $kind of the site $site', ({ kind, site, found }) => {
  expect(findLegalText(texts, kind, site)?.title.en).toBe(found)
})

test.each`
  form                                      | site                      | address
  ${'https://privacy.example/request'}      | ${'Northgate University'} | ${'https://privacy.example/request?site=Northgate+University'}
  ${'https://privacy.example/r?form=7#top'} | ${'Université & Cie'}     | ${'https://privacy.example/r?form=7&site=Universit%C3%A9+%26+Cie#top'}
  ${'https://privacy.example/r?site=old'}   | ${'North'}                | ${'https://privacy.example/r?site=North'}
  ${'https://privacy.example/request'}      | ${null}                   | ${'https://privacy.example/request'}
  ${'javascript:alert(1)'}                  | ${'North'}                | ${null}
  ${'/request'}                             | ${'North'}                | ${null}
  ${null}                                   | ${'North'}                | ${null}
`('[PUB-2.72] adds the site name $site to the form $form', ({ form, site, address }) => {
  expect(privacyRequestUrl(form, site)).toBe(address)
})
