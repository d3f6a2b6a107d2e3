import { listCases } from '@ndp/contract/desk/inbox.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { describeRows, selectRows } from '../case-rows.ts';
import type { DeskWork } from '../desk-work.ts';
import { type DeskHttp, mountDeskCall } from '../mount-desk.ts';
import { readFilter } from './case-filter.ts';

/** Cases on one page. */
const pageLength = 50;

/** The inbox: pages are asked for by where the one before ended, so a case that comes in meanwhile moves none. */
export function mountListCases(http: DeskHttp): void {
  mountDeskCall(http, listCases, async ({ query: { after: at, opened, ...filter }, work }) => {
    const { where, noted } = readFilter(work, filter);
    const [after, afterId] = at?.split('_') ?? [];
    const further =
      afterId &&
      sql<SqlBool>`(application.due_at, application.id) > (${new Date(Number(after))}, ${afterId}::uuid)`;
    const rows = await readRows(work, further ? [...where, further] : where, pageLength + 1);
    const shown = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? shown.at(-1) : undefined;
    work.keep({ cases: shown.length, ...noted, ...(opened ? { opened } : {}) });
    return {
      cases: await describeRows(work, shown, { isOpened: opened === 'yes' }),
      next: last ? `${last.due_at.getTime()}_${last.id}` : null,
    };
  });
}

type Conditions = readonly RawBuilder<SqlBool>[];

/** The rows of a view, the one due first at the top. */
export function readRows({ trx, partner }: DeskWork, where: Conditions, limit: number) {
  return selectRows(trx, partner.id)
    .where((row) => row.and([...where]))
    .orderBy('application.due_at')
    .orderBy('application.id')
    .limit(limit)
    .execute();
}
