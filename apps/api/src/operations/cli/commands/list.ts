import { formatPln } from '@ndp/flows/figures.ts';
import { say } from '@ndp/flows/message.ts';
import { sql } from 'kysely';
import { polishTime, startOfPolishDay } from '../../../cases/attention/day.ts';
import { type Flag, nameFlag } from '../../../cases/attention/flag-words.ts';
import { findFlags, type Standing } from '../../../cases/attention/flags.ts';
import { nameOfBuilding, sinceWhen } from '../../../cases/attention/standing.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { need } from '../arguments.ts';
import type { Answer, Command, Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { columnMessages as columns, listMessages as messages } from '../messages.ts';
import { nameOfStanding } from '../status-name.ts';

const usualLimit = 50;
/** How many are counted; of more it is only said that there are more. */
const mostCounted = 10_000;

type Row = Standing & Pick<Application, 'reference' | 'project' | 'quote'>;

/** The applications of a partner, without anybody's personal data; the one that changed last comes first. */
export const list: Command = {
  name: 'list',
  summary: {
    pl: 'sprawy partnera: numer, stan, od kiedy, budynek, kwota, uwagi',
    en: 'applications of a partner: reference, status, since when, building, amount, remarks',
  },
  needs: ['partner'],
  takes: ['status', 'since', 'limit', 'next', 'json'],
  run: listApplications,
};

async function listApplications(work: Work): Promise<Answer> {
  const { trx, given, language, now } = work;
  const partner = await findPartner(trx, given);
  const limit = Number(given.limit ?? usualLimit);
  const matching = findStanding(trx, partner.id, given);
  const page = await behind(matching, partner.id, given)
    .limit(limit + 1)
    .execute();
  const rows = page.slice(0, limit);
  const all = await countUpTo(trx, matching);
  const flags = await findFlags(trx, partner.id, rows, now);
  const cells = rows.map((row) => [
    row.reference,
    nameOfStanding(row, language),
    polishTime(row.since),
    nameOfBuilding(row, language) ?? '–',
    row.quote ? formatPln(row.quote.quote, language) : '–',
    (flags.get(row.id) ?? [])
      .filter(({ isLooked }) => !isLooked)
      .map((flag) => nameFlag(flag, language))
      .join(', '),
  ]);
  const { reference, status, since, building, amount, remarks } = columns;
  const heads = [reference, status, since, building, amount, remarks].map((head) => say(head, language));
  const sentence = all > mostCounted ? messages.shownOfMore : messages.shown;
  const shown = say(sentence, language, { shown: rows.length, all: Math.min(all, mostCounted) });
  const last = page.length > limit ? rows.at(-1)?.reference : undefined;
  const next = last === undefined ? [] : [say(messages.next, language, { reference: last })];
  return {
    blocks: [{ columns: heads, rows: cells }, { lines: [shown, ...next] }],
    data: rows.map((row) => describe(row, flags.get(row.id) ?? [])),
    details: { rows: rows.length },
  };
}

function describe({ reference, kind, status, since, project, quote }: Row, flags: readonly Flag[]) {
  return { reference, kind, status, since, building: project.variant, amount: quote?.quote ?? null, flags };
}

/** Those that are asked for. */
function findStanding(trx: Trx, partnerId: string, given: Work['given']) {
  return trx
    .selectFrom('application')
    .select(['id', 'kind', 'status', 'created_at', 'measured_at', 'reference', 'project', 'quote'])
    .select(sinceWhen.as('since'))
    .where('partner_id', '=', partnerId)
    .$if(given.status !== undefined, (all) => all.where('status', '=', need(given, 'status')))
    .$if(given.since !== undefined, (all) =>
      all.where('status_at', '>=', startOfPolishDay(need(given, 'since'))),
    );
}

async function countUpTo(trx: Trx, matching: ReturnType<typeof findStanding>): Promise<number> {
  const some = matching
    .clearSelect()
    .select('id')
    .limit(mostCounted + 1);
  const { all } = await trx
    .selectFrom(some.as('some'))
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .executeTakeFirstOrThrow();
  return Number(all);
}

/** The one that changed last first, along an index; behind the one that is named. */
function behind(matching: ReturnType<typeof findStanding>, partnerId: string, { next }: Work['given']) {
  const sorted = matching.orderBy('status_at', 'desc').orderBy('reference');
  if (next === undefined) return sorted;
  const its = sql<Date>`(select named.status_at from application as named
    where named.partner_id = ${partnerId} and named.reference = ${next})`;
  return sorted
    .where('status_at', '<=', its)
    .where((row) => row.or([row('status_at', '<', its), row('reference', '>', next)]));
}
