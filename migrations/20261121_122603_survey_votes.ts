import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { bringVotesBack, countVotesApart, setCountedVotesAside, setVotesAside } from './moves/votes-apart'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`BEGIN IMMEDIATE;`)
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
  await db.run(sql`COMMIT;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`BEGIN IMMEDIATE;`)
  await setCountedVotesAside(db)
  await db.run(sql`DROP TABLE \`survey_votes\`;`)
  await db.run(sql`ALTER TABLE \`surveys_choices\` ADD \`votes\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`_surveys_v_version_choices\` ADD \`votes\` numeric DEFAULT 0;`)
  await bringVotesBack(db)
  await db.run(sql`COMMIT;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}
