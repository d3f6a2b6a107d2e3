import { say } from '@ndp/flows/message.ts';
import { countWaits, forgetAddress } from '../../../platform/partners/opening-waits.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { standingOf } from '../../../platform/partners/program-standing.ts';
import type { Answer, Command, Work } from '../command.ts';
import { CommandRefused } from '../command.ts';
import { openingMessages as messages, reasonNames } from '../opening-messages.ts';

/** How each programme stands and how many addresses wait for it to open; they are told by the server. */
export const waiting: Command = {
  name: 'waiting',
  summary: {
    pl: 'stan programów i liczba adresów, które czekają na otwarcie; --forget usuwa adres na prośbę jego właściciela',
    en: 'how the programmes stand and how many addresses wait for them to open; --forget erases one at its owner’s wish',
  },
  takes: ['partner', 'forget', 'json'],
  run: (work) => (work.given.forget === undefined ? list(work) : forget(work, work.given.forget)),
};

async function list({ trx, unit, context, given, language }: Work): Promise<Answer> {
  const counts = await countWaits(trx);
  const partners = (await directoryIn(trx, unit.now).all()).filter(
    ({ id }) => !given.partner || id === given.partner,
  );
  const data = partners.map((partner) => {
    const { confirmed = 0, asked = 0 } = counts.find((count) => count.partner === partner.id) ?? {};
    return { partner: partner.id, ...standingOf(context, partner), confirmed, asked };
  });
  const { partner, state, since, opens_on, confirmed, asked } = messages;
  const block = {
    columns: [partner, state, since, opens_on, confirmed, asked].map((head) => say(head, language)),
    rows: data.map((row) => [
      row.partner,
      [messages[row.state], ...(row.reason ? [reasonNames[row.reason]] : [])]
        .map((word) => say(word, language))
        .join(', '),
      row.since ?? '–',
      row.opensOn ?? '–',
      String(row.confirmed),
      String(row.asked),
    ]),
  };
  return { blocks: [block], data, details: { waiting: data.reduce((sum, row) => sum + row.confirmed, 0) } };
}

async function forget({ trx, context, language }: Work, address: string): Promise<Answer> {
  const gone = await forgetAddress({ db: trx, keys: context.keys }, address);
  if (gone === 0) throw new CommandRefused(messages.not_waiting);
  return { blocks: [{ lines: [say(messages.forgotten, language)] }], details: { forgotten: gone } };
}
