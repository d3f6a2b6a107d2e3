import { formatPln } from '@ndp/flows/figures.ts';
import { say } from '@ndp/flows/message.ts';
import { polishTime, startOfPolishDay } from '../../../cases/attention/day.ts';
import { type Flag, findFlags, nameFlag, type Standing } from '../../../cases/attention/flags.ts';
import { nameOfBuilding, sinceWhen } from '../../../cases/attention/standing.ts';
import type { Trx } from '../../../platform/database/database.ts';
import type { Application } from '../../../platform/database/schema/tables.ts';
import { need } from '../arguments.ts';
import type { Answer, Command, Work } from '../command.ts';
import { findPartner } from '../find-application.ts';
import { columnMessages as columns, listMessages as messages } from '../messages.ts';
import { nameOfStanding } from '../status-name.ts';

const usualLimit = 50;

type Row = Standing & Pick<Application, 'reference' | 'project' | 'quote'>;

/** The applications of a partner, without anybody's personal data; the one that changed last comes first. */
export const list: Command = {
  name: 'list',
  summary: {
    pl: 'sprawy partnera: numer, stan, od kiedy, budynek, kwota, uwagi',
    en: 'applications of a partner: reference, status, since when, building, amount, remarks',
  },
  operands: [],
  options: [
    { name: 'partner', isRequired: true },
    { name: 'status' },
    { name: 'since' },
    { name: 'limit' },
    { name: 'json' },
  ],
  run: listApplications,
};

async function listApplications(work: Work): Promise<Answer> {
  const { trx, given, language, now } = work;
  const partner = await findPartner(trx, given);
  const limit = Number(given.limit ?? usualLimit);
  const rows = await findStanding(trx, partner.id, given).limit(limit).execute();
  const flags = await findFlags(trx, partner.id, rows, now);
  const cells = rows.map((row) => [
    row.reference,
    nameOfStanding(row, language),
    polishTime(row.since),
    nameOfBuilding(row, language) ?? '–',
    row.quote ? formatPln(row.quote.quote, language) : '–',
    (flags.get(row.id) ?? []).map((flag) => nameFlag(flag, language)).join(', '),
  ]);
  const { reference, status, since, building, amount, remarks } = columns;
  const heads = [reference, status, since, building, amount, remarks].map((head) => say(head, language));
  const shown = say(messages.shown, language, { shown: rows.length, all: Number(rows[0]?.all ?? 0) });
  return {
    blocks: [{ columns: heads, rows: cells }, { lines: [shown] }],
    data: rows.map((row) => describe(row, flags.get(row.id) ?? [])),
    details: { rows: rows.length },
  };
}

function describe({ reference, kind, status, since, project, quote }: Row, flags: readonly Flag[]) {
  return { reference, kind, status, since, building: project.variant, amount: quote?.quote ?? null, flags };
}

/** The one that changed last first; `all` is how many there are without a limit. */
function findStanding(trx: Trx, partnerId: string, given: Work['given']) {
  const entered = trx
    .selectFrom('application')
    .select(['id', 'kind', 'status', 'created_at', 'measured_at', 'reference', 'project', 'quote'])
    .select(sinceWhen.as('since'))
    .where('partner_id', '=', partnerId)
    .$if(given.status !== undefined, (all) => all.where('status', '=', need(given, 'status')))
    .as('standing');
  return trx
    .selectFrom(entered)
    .selectAll()
    .select(({ fn }) => fn.countAll().over().as('all'))
    .$if(given.since !== undefined, (all) => all.where('since', '>=', startOfPolishDay(need(given, 'since'))))
    .orderBy('since', 'desc')
    .orderBy('reference');
}
