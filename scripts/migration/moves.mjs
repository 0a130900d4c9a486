/**
 * Moves of data that a schema's change asks for and no rule knows: `when` the tables before and after show it, each gives
 * the functions of its file in `migrations/moves` that are the first and the last step, up and down.
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
]
