import { newsIdOf } from '@/domain/news-address'

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
  ${'/northgate/news-item/constructor'}              | ${null}
  ${`https://example.com/northgate/news-item/${id}`} | ${null}
  ${`//example.com/northgate/news-item/${id}`}       | ${null}
  ${'/northgate/news'}                               | ${null}
  ${''}                                              | ${null}
  ${null}                                            | ${null}
`('[PUB-2.12] $link leads to the news item $found', ({ link, found }) => {
  expect(newsIdOf(link, 'northgate')).toBe(found)
})
