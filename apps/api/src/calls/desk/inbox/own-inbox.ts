import { type InboxAnswer, readInbox, saveInbox } from '@ndp/contract/desk/inbox.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { readStoodInFor } from '../../../cases/people/substitutes.ts';
import { readColleagues } from '../../../features/desk/roles.ts';
import { readLabels } from '../../../features/partners/labels.ts';
import { mount } from '../../../platform/http/mount.ts';
import { readNames, readPeople } from '../case-rows.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';

const usual: InboxAnswer['columns'] = [
  'applicant',
  'place',
  'status',
  'move',
  'due',
  'amount',
  'officer',
  'flags',
  'labels',
];

/** How somebody sees the inbox: their columns and views, and what can be chosen from. */
export function mountOwnInbox(http: DeskHttp): void {
  mount(http, readInbox, ({ work }) => describe(work));
  mount(http, saveInbox, async ({ body, work }) => {
    const row = { columns: JSON.stringify(body.columns), views: JSON.stringify(body.views) };
    work.addDetails({ views: body.views.length });
    await work.trx
      .insertInto('desk_inbox')
      .values({ partner_id: work.partner.id, person_id: work.person.id, ...row })
      .onConflict((conflict) => conflict.columns(['partner_id', 'person_id']).doUpdateSet(row))
      .execute();
    return describe(work);
  });
}

async function describe(work: DeskWork): Promise<InboxAnswer> {
  const { trx, store, partner, person } = work;
  const own = await trx
    .selectFrom('desk_inbox')
    .select(['columns', 'views'])
    .where((row) => row.and({ partner_id: partner.id, person_id: person.id }))
    .executeTakeFirst();
  const colleagues = await readColleagues({ ...store, db: trx }, partner.id);
  const officers = colleagues
    .filter(({ roles }) => mayDo(roles, 'assign'))
    .map(({ id, name }) => ({ id, name, is_me: id === person.id, is_officer: true }));
  const programs = await trx
    .selectFrom('program_version')
    .select('program_id')
    .distinct()
    .where((row) => row.or([row('owner_id', '=', partner.id), row('program_id', '=', partner.program_id)]))
    .orderBy('program_id')
    .execute();
  return {
    columns: [...(own?.columns ?? usual)],
    views: [...(own?.views ?? [])],
    shared: await readShared(work),
    officers: [...officers, ...(await readFormer(work, officers))],
    programs: programs.map(({ program_id }) => program_id),
    labels: await readLabels(trx, partner.id),
    stands_in_for: await readStandsInFor(work),
  };
}

/** For whom one stands in today. */
async function readStandsInFor(work: DeskWork): Promise<InboxAnswer['stands_in_for']> {
  const away = await readStoodInFor(work.unit, { partnerId: work.partner.id, personId: work.person.id });
  const names = await readNames(
    work,
    away.map(({ personId }) => personId),
  );
  return away.map(({ personId, until }) => ({ name: names.get(personId) ?? '–', until }));
}

/** The views colleagues share, by their names. */
async function readShared(work: DeskWork): Promise<InboxAnswer['shared']> {
  const rows = await work.trx
    .selectFrom('desk_inbox')
    .select(['person_id', 'views'])
    .where('partner_id', '=', work.partner.id)
    .where('person_id', '!=', work.person.id)
    .execute();
  const names = await readNames(
    work,
    rows.map(({ person_id }) => person_id),
  );
  return rows.flatMap(({ person_id, views }) =>
    views.filter(({ is_shared }) => is_shared).map((view) => ({ ...view, who: names.get(person_id) ?? '' })),
  );
}

/** Who may lead no case any more and leads one still: nobody's cases are out of sight. */
async function readFormer(
  work: DeskWork,
  officers: InboxAnswer['officers'],
): Promise<InboxAnswer['officers']> {
  const rows = await work.trx
    .selectFrom('case_assignment')
    .select('person_id')
    .distinct()
    .where('partner_id', '=', work.partner.id)
    .execute();
  const former = rows.filter(({ person_id }) => !officers.some(({ id }) => id === person_id));
  const people = await readPeople(
    work,
    former.map(({ person_id }) => person_id),
  );
  return [...people.values()].map(({ id, name }) => ({
    ...{ id, name },
    is_me: id === work.person.id,
    is_officer: false,
  }));
}
