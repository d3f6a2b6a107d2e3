import { say } from '@ndp/flows/message.ts';
import { polishTime, startOfPolishDay } from '../../../cases/attention/day.ts';
import { readActions } from '../actions.ts';
import type { Answer, Command, Work } from '../command.ts';
import { columnMessages as columns, outcomeNames } from '../messages.ts';

/** What operators did, oldest first. */
export const audit: Command = {
  name: 'audit',
  summary: {
    pl: 'czynności operatorów od danego dnia; bez dnia sto ostatnich',
    en: 'what operators did since a day; without one the last hundred',
  },
  takes: ['since', 'json'],
  run: describeActions,
};

async function describeActions({ trx, given, language }: Work): Promise<Answer> {
  const actions = await readActions(
    trx,
    given.since === undefined ? undefined : startOfPolishDay(given.since),
  );
  const { time, operator, action, reference, details, outcome } = columns;
  return {
    blocks: [
      {
        columns: [time, operator, action, reference, details, outcome].map((head) => say(head, language)),
        rows: actions.map((row) => [
          polishTime(row.at),
          row.operator,
          row.action,
          row.reference ?? row.partner_id ?? '',
          Object.entries(row.details)
            .map(([name, value]) => `${name}: ${value}`)
            .join(', '),
          row.refusal ?? say(outcomeNames[row.outcome], language),
        ]),
      },
    ],
    data: actions,
    details: { rows: actions.length },
  };
}
