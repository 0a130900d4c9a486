import { parseNewsLink } from '@/domain/content/news-link'

const id = 'abcdef0123456789abcdef01'

test.each`
  link                                               | found
  ${`/northgate/news-item/${id}`}                    | ${id}
  ${`/NorthGate/News-Item/${id.toUpperCase()}/`}     | ${id}
  ${`/northgate/news-item/${id}?from=home#top`}      | ${id}
  ${`/southgate/news-item/${id}`}                    | ${null}
  ${`/northgate/event/${id}`}                        | ${null}
  ${`/northgate/news-item/${id}/more`}               | ${null}
  ${`/northgate/news-item/${id.slice(1)}`}           | ${null}
  ${'/northgate/news-item/'}                         | ${null}
  ${`https://example.com/northgate/news-item/${id}`} | ${null}
  ${`//example.com/northgate/news-item/${id}`}       | ${null}
  ${null}                                            | ${null}
`('finds the news item $found in the link $link', ({ link, found }) => {
  expect(parseNewsLink(link, 'northgate')).toBe(found)
})
