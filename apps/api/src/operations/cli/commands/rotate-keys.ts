import { say } from '@ndp/flows/message.ts';
import { readOldNeeds } from '../../../cases/keys/old-needs.ts';
import { rewrapKeys } from '../../../cases/keys/rewrap-keys.ts';
import type { Command, CommandResult, Work } from '../command.ts';
import { keyMessages as messages } from '../key-messages.ts';

/** Seals every key under the first of `SECRET_KEYS` now, and tells which others may be taken out. */
export const rotateKeys: Command = {
  name: 'rotate-keys',
  summary: {
    pl: 'szyfruje klucze pierwszym z SECRET_KEYS i mówi, które z pozostałych można już usunąć',
    en: 'seals the keys under the first of SECRET_KEYS and tells which of the others may be taken out',
  },
  takes: ['json'],
  async prepare(context) {
    const sealed = await rewrapKeys(context);
    return (work) => describeNeeds(work, sealed);
  },
};

async function describeNeeds({ trx, context, language }: Work, sealed: number): Promise<CommandResult> {
  const needs = await readOldNeeds({ db: trx, keys: context.keys });
  const { id: current } = context.keys.current;
  const lines = needs.map(({ id, keys }) =>
    say(keys === 0 ? messages.free : messages.needed, language, { id, keys }),
  );
  const done = say(messages.sealed, language, { sealed, current });
  const alone = say(messages.alone, language);
  return {
    lines: [done, ...(needs.length === 0 ? [alone] : lines)],
    data: { current, sealed, others: needs },
    details: { sealed, free: needs.filter(({ keys }) => keys === 0).length },
  };
}
