import { fieldName } from '@ndp/contract/failure.ts';
import { formatPln } from '@ndp/flows/figures.ts';
import { say } from '@ndp/flows/message.ts';
import { measure } from '../../../features/estimate/measure.ts';
import { NotMeasurable } from '../../../features/estimate/refusals.ts';
import { BodyRefused } from '../../../platform/http/refusals.ts';
import { directoryIn } from '../../../platform/partners/partners.ts';
import { need } from '../arguments.ts';
import { type Answer, type Command, CommandRefused, type Work } from '../command.ts';
import { measureMessages as messages } from '../messages.ts';

/** Enters measured energy data: a request to be called back becomes an application, or is told that it gives nothing. */
export const measureCommand: Command = {
  name: 'measure',
  summary: {
    pl: 'wpisuje zmierzone dane energetyczne do prośby o kontakt; powstaje z niej wniosek, a wnioskodawca dostaje nowy link',
    en: 'enters measured energy data in a request to be called back; it becomes an application, and a new link is mailed',
  },
  operands: ['reference'],
  needs: ['demand', 'before', 'after'],
  takes: ['zone', 'area', 'partner'],
  run: enter,
};

async function enter(work: Work): Promise<Answer> {
  const { unit, trx, given, language } = work;
  const application = await work.hold();
  const { reference } = application;
  const partner = await directoryIn(trx, unit.now).find(application.partner_id);
  if (!partner) throw new RangeError(`no partner ${application.partner_id}`);
  const number = (name: 'demand' | 'before' | 'after') => Number(need(given, name));
  try {
    const { quote } = await measure(unit, partner, application, {
      index_annual_demand: number('demand'),
      efficiency_before: number('before'),
      efficiency_after: number('after'),
      climate_zone: given.zone,
      surface_area: given.area === undefined ? undefined : Number(given.area),
    });
    const amount = quote?.quote ?? 0;
    const done = amount > 0 ? messages.measured : messages.nothing;
    return {
      blocks: [{ lines: [say(done, language, { reference, amount: formatPln(amount, language) })] }],
      details: { amount },
    };
  } catch (refusal) {
    throw inWords(refusal, reference);
  }
}

/** What was refused, as a command says it; anything else as it was thrown. */
function inWords(refusal: unknown, reference: string): unknown {
  if (refusal instanceof NotMeasurable) return new CommandRefused(messages.not_measurable, { reference });
  if (!(refusal instanceof BodyRefused)) return refusal;
  const lines = (language: 'pl' | 'en') =>
    refusal
      .failures(language)
      .map(({ loc, msg }) => `${fieldName(loc)}: ${msg}`)
      .join(' ');
  return new CommandRefused({ pl: lines('pl'), en: lines('en') });
}
