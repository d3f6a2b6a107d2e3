import { readDigest } from '../../digest/read-digest.ts';
import { describeDigest } from '../../digest/write-digest.ts';
import type { Command, CommandResult, Work } from '../command.ts';

/** What needs a person today, over all partners: the same as the daily mail. */
export const digest: Command = {
  name: 'digest',
  summary: {
    pl: 'co dziś czeka na człowieka, u wszystkich partnerów',
    en: 'what waits for a person today, for all partners',
  },
  takes: ['json'],
  run: showDigest,
};

async function showDigest({ trx, context, language, now }: Work): Promise<CommandResult> {
  const found = await readDigest(trx, now, context.signing);
  return {
    lines: describeDigest(found, language),
    data: found,
    details: { rows: found.count },
  };
}
