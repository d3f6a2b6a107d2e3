import { listCases } from '@ndp/contract/desk/cases.ts';
import { sql } from 'kysely';
import { readSearch } from '../../features/search/find-cases.ts';
import { describeRows, selectRows } from './case-rows.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Cases on one page. */
const pageLength = 50;

/** The inbox: pages are asked for by where the one before ended, so a case that comes in meanwhile moves none. */
export function mountListCases(http: DeskHttp): void {
  mountDeskCall(http, listCases, async ({ query, work }) => {
    const { trx, partner, person, context } = work;
    const search = query.find ? readSearch(context.keys, partner.id, query.find) : undefined;
    const [after, afterId] = query.after?.split('_') ?? [];
    const rows = await selectRows(trx, partner.id)
      .$if(search !== undefined, (all) => (search ? all.where(search.where) : all))
      .$if(query.status !== undefined, (all) => all.where('application.status', '=', query.status ?? ''))
      .$if(query.kind !== undefined, (all) => all.where('application.kind', '=', query.kind ?? 'estimate'))
      .$if(query.assigned === 'mine', (all) => all.where('assigned.person_id', '=', person.id))
      .$if(query.assigned === 'nobody', (all) => all.where('assigned.person_id', 'is', null))
      .$if(afterId !== undefined, (all) =>
        all.where(
          sql<boolean>`(application.due_at, application.id) > (${new Date(Number(after))}, ${afterId ?? ''}::uuid)`,
        ),
      )
      .orderBy('application.due_at')
      .orderBy('application.id')
      .limit(pageLength + 1)
      .execute();
    const shown = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? shown.at(-1) : undefined;
    work.keep({ cases: shown.length, ...search?.noted });
    return {
      cases: await describeRows(work, shown),
      next: last ? `${last.due_at.getTime()}_${last.id}` : null,
    };
  });
}
