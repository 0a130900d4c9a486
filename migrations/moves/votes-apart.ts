import { sql } from '@payloadcms/db-sqlite'
import type { Statements } from './as-a-whole'

const newTable = sql`CREATE TABLE \`votes_on_the_move\` (\`survey\` text NOT NULL, \`choice\` text NOT NULL, \`votes\` numeric NOT NULL);`
const noTable = sql`DROP TABLE \`votes_on_the_move\`;`

/** First step of `up`: copies the votes of the choices to a temporary table, before their column is dropped. */
export async function setVotesAside(db: Statements): Promise<void> {
  await db.run(newTable)
  await db.run(
    sql`INSERT INTO votes_on_the_move SELECT _parent_id, id, votes FROM surveys_choices WHERE coalesce(votes, 0) > 0;`,
  )
}

/** Last step of `up`: creates one row per choice with its votes. */
export async function countVotesApart(db: Statements): Promise<void> {
  await db.run(
    sql`INSERT INTO survey_votes (id, survey, choice, votes) SELECT lower(hex(randomblob(12))), survey, choice, votes FROM votes_on_the_move;`,
  )
  await db.run(noTable)
}

/** First step of `down`: copies the rows to a temporary table, before their table is dropped. */
export async function setCountedVotesAside(db: Statements): Promise<void> {
  await db.run(newTable)
  await db.run(sql`INSERT INTO votes_on_the_move SELECT survey, choice, votes FROM survey_votes;`)
}

/** Last step of `down`: copies the votes into the choices of surveys and of their versions. The studio shows the latest version. */
export async function bringVotesBack(db: Statements): Promise<void> {
  await db.run(
    sql`UPDATE surveys_choices SET votes = coalesce((SELECT m.votes FROM votes_on_the_move m WHERE m.survey = _parent_id AND m.choice = surveys_choices.id), 0);`,
  )
  await db.run(
    sql`UPDATE _surveys_v_version_choices SET votes = coalesce((SELECT m.votes FROM votes_on_the_move m JOIN _surveys_v v ON m.survey = v.parent_id WHERE v.id = _parent_id AND m.choice = _uuid), 0);`,
  )
  await db.run(noTable)
}
