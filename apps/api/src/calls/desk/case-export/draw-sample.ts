import { createHash } from 'node:crypto';
import {
  drawSample as drawSampleCall,
  mostInPopulation,
  type WantedSample,
} from '@ndp/contract/desk/case-export.ts';
import { drawSample, populationText } from '@ndp/domain/statistics/draw-sample.ts';
import { say } from '@ndp/flows/message.ts';
import { endOfPolishDay, startOfPolishDay } from '../../../cases/program/day.ts';
import { polishDay } from '../../../platform/clock.ts';
import { mount } from '../../../platform/http/mount.ts';
import type { DeskHttp } from '../desk-http.ts';
import type { DeskWork } from '../desk-work.ts';
import { isOfProgram } from '../inbox/case-filter.ts';
import { exportMessages as texts } from './messages.ts';
import { NotDrawn } from './refusals.ts';

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** Cases drawn by a seed; of a draw nothing is stored but its row in the audit trail. */
export function mountDrawSample(http: DeskHttp): void {
  mount(http, drawSampleCall, async ({ body, work }) => {
    const population = await readPopulation(work, body);
    const count = population.length;
    if (count === 0) throw new NotDrawn('none');
    if (count > mostInPopulation) throw new NotDrawn('too_many', { most: mostInPopulation });
    if (count < body.size) throw new NotDrawn('too_few', { count });
    const drawn = drawSample(population, body, sha256Of);
    const sha256 = sha256Of(populationText(population));
    const { seed, size, ...filter } = body;
    const noted = Object.entries(filter).map(([name, value]) => `${name}=${value}`);
    work.addDetails({ seed, size, population: count, population_sha256: sha256, filter: noted.join(' ') });
    return { count, sha256, drawn, file: writeFile(work, body, { population, sha256, drawn }) };
  });
}

/** The references of the cases that came to one of these statuses on these days, in the order of their characters. */
async function readPopulation(
  { trx, partner }: DeskWork,
  { program, statuses, from, to }: WantedSample,
): Promise<string[]> {
  const came = trx
    .selectFrom('application_event')
    .select('application_id')
    .where('partner_id', '=', partner.id)
    .where('status', 'in', statuses)
    .where('at', '>=', startOfPolishDay(from))
    .where('at', '<', endOfPolishDay(to));
  const rows = await trx
    .selectFrom('application')
    .select('reference')
    .where('partner_id', '=', partner.id)
    .where('id', 'in', came)
    .$if(program !== undefined, (query) => query.where(isOfProgram(program ?? '', partner)))
    .limit(mostInPopulation + 1)
    .execute();
  return rows.map(({ reference }) => reference).sort();
}

interface Drawn {
  readonly population: readonly string[];
  readonly sha256: string;
  readonly drawn: readonly string[];
}

/** Everything by which somebody draws again, without us. */
function writeFile(
  { partner, person, now, language }: DeskWork,
  { seed, size, program, ...filter }: WantedSample,
  { population, sha256, drawn }: Drawn,
) {
  const content = {
    ...{ format: 'ndp-sample', version: 1, partner: partner.id, training: partner.is_training },
    ...{ made_at: now.toISOString(), made_by: person.name, filter: { program: program ?? null, ...filter } },
    ...{ seed, size, population_sha256: sha256, drawn, population },
  };
  return {
    name: `${say(texts.sample_file_name, language)}-${partner.id}-${polishDay(now)}.json`,
    json: `${JSON.stringify(content, null, 1)}\n`,
  };
}
