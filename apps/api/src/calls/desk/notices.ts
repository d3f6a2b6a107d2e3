import { chooseNotices, readNotices } from '@ndp/contract/desk/notes.ts';
import { readChoice } from '../../mail/notify/notify-desk.ts';
import { mount } from '../../platform/http/mount.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

const mostNotices = 100;

/** What somebody was told of at a partner's desk, and how they want to be mailed. */
export function mountNotices(http: DeskHttp): void {
  mount(http, readNotices, ({ work }) => describe(work));
  mount(http, chooseNotices, async ({ body, work }) => {
    const { trx, partner, person, language } = work;
    const chosen = { ...body, language };
    work.addDetails({ told: body.told });
    await trx
      .insertInto('desk_notice_choice')
      .values({ partner_id: partner.id, person_id: person.id, ...chosen })
      .onConflict((conflict) => conflict.columns(['partner_id', 'person_id']).doUpdateSet(chosen))
      .execute();
    return describe(work);
  });
}

async function describe(work: DeskWork) {
  const { trx, partner, person } = work;
  const rows = await trx
    .selectFrom('desk_notice as notice')
    .leftJoin('application', (join) =>
      join
        .onRef('application.partner_id', '=', 'notice.partner_id')
        .onRef('application.id', '=', 'notice.application_id'),
    )
    .select(['notice.id', 'notice.kind', 'notice.at', 'notice.for_person_id', 'application.reference'])
    .where('notice.partner_id', '=', partner.id)
    .where('notice.person_id', '=', person.id)
    .orderBy('notice.at', 'desc')
    .limit(mostNotices)
    .execute();
  const names = await readNames(
    work,
    rows.flatMap(({ for_person_id }) => for_person_id ?? []),
  );
  const { told: choices, hears_all } = await readChoice({ db: trx }, partner.id, person.id);
  return {
    notices: rows.map(({ for_person_id, at, ...row }) => ({
      ...row,
      at: at.toISOString(),
      in_place_of: for_person_id && (names.get(for_person_id) ?? '–'),
    })),
    told: choices,
    hears_all,
  };
}
