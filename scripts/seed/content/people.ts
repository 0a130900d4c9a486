import { addDays } from '@/domain/time/calendar'
import { addVotes } from '@/server/database/survey-votes'
import type { Seeding } from '../seeding'

const published = { _status: 'published' } as const

/** Creates staff members, polls and directors' meetings. */
export async function seedPeople(seeding: Seeding): Promise<void> {
  await seedStaffMembers(seeding)
  await seedSurveys(seeding)
  await seedMeetings(seeding)
}

async function seedStaffMembers(seeding: Seeding) {
  const { create, demo, site, idOf } = seeding
  for (const [index, member] of demo.content.staffMembers.entries()) {
    const { key, firstName, lastName, email, phone, title, bio } = member
    await create('staff-members', {
      id: idOf('staff-members', key),
      site,
      firstName,
      lastName,
      email,
      phone,
      title,
      bio,
      active: true,
      sortOrder: (index + 1) * 10,
      ...published,
    })
  }
}

async function seedSurveys({ payload, create, demo, site, idOf }: Seeding) {
  for (const { key, question, choices } of demo.content.surveys) {
    const rows = choices.map((row, index) => ({ ...row, id: idOf('surveys', key, String(index)) }))
    const { id: survey } = await create('surveys', {
      id: idOf('surveys', key),
      site,
      question,
      customId: key,
      choices: rows.map(({ id, choice }) => ({ id, choice })),
      ...published,
    })
    for (const { id, votes } of rows) if (votes > 0) await addVotes(payload, survey, id, votes)
  }
}

async function seedMeetings({ create, demo, site, today, idOf }: Seeding) {
  for (const { key, location, offsetDays, startsAt, body } of demo.content.directorsMeetings)
    await create('directors-meetings', {
      id: idOf('directors-meetings', key),
      site,
      location,
      start: addDays(today, offsetDays),
      startsAt,
      body,
      ...published,
    })
}
