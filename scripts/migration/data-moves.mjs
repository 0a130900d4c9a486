/**
 * Data moves for particular schema changes. `when` recognizes the change by the tables before and after it. `up` and `down`
 * name the first and the last step, which are functions of the file `from` in `migrations/moves`; null for none.
 */
export const moves = [
  {
    when: (before, after) => Boolean(before.images_locales?.columns.alt && after.images?.columns.alt_en),
    from: './moves/alt-in-both-languages',
    up: ['setAltAside', 'bringAltBack'],
    down: ['setAltColumnsAside', 'bringAltLocalesBack'],
  },
  {
    when: (before, after) => Boolean(before.surveys_choices?.columns.votes && after.survey_votes),
    from: './moves/votes-apart',
    up: ['setVotesAside', 'countVotesApart'],
    down: ['setCountedVotesAside', 'bringVotesBack'],
  },
  {
    when: (before, after) =>
      Boolean(
        before.sections_locales &&
        !before.sections_locales.columns.body_rich_text &&
        after.sections_locales?.columns.body_rich_text,
      ),
    from: './moves/rich-text-bodies',
    up: [null, 'fillRichText'],
    down: [], // the HTML has everything
  },
  {
    when: (before, after) =>
      Boolean(before.order_form_settings?.columns.tax_bps && after.order_form_settings?.columns.tax_milli_percent),
    from: './moves/shop-model',
    up: ['setShopAside', 'bringShopBack'],
    down: ['setShopModelAside', 'bringShopColumnsBack'],
  },
]
