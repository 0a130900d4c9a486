import { sql } from '@payloadcms/db-sqlite'
import { asAWhole } from './moves/as-a-whole'
import { bringVotesBack, countVotesApart, setCountedVotesAside, setVotesAside } from './moves/votes-apart'

export const up = asAWhole(async (db) => {
  await setVotesAside(db)
  await db.run(sql`CREATE TABLE \`survey_votes\` (
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`survey\` text NOT NULL,
  	\`choice\` text NOT NULL,
  	\`votes\` numeric DEFAULT 0 NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`survey_choice_idx\` ON \`survey_votes\` (\`survey\`,\`choice\`);`)
  await db.run(sql`ALTER TABLE \`surveys_choices\` DROP COLUMN \`votes\`;`)
  await db.run(sql`ALTER TABLE \`_surveys_v_version_choices\` DROP COLUMN \`votes\`;`)
  await countVotesApart(db)
})

export const down = asAWhole(async (db) => {
  await setCountedVotesAside(db)
  await db.run(sql`DROP TABLE \`survey_votes\`;`)
  await db.run(sql`ALTER TABLE \`surveys_choices\` ADD \`votes\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_surveys_v_version_choices\` ADD \`votes\` numeric DEFAULT 0;`)
  await bringVotesBack(db)
})
