import { changedTables, readDigest } from '../digest.ts';
import type { Invariant } from './invariant.ts';

/** A sentence, not a word of a machine; of several fields one each. */
function isSentence(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(({ msg }) => isSentence(msg));
  return typeof value === 'string' && /\p{L}{2,} .*\p{L}{2,}/u.test(value);
}

export const answerInvariants: readonly Invariant[] = [
  {
    name: 'no call fails',
    ofRefusals: true,
    check: ({ answer: { status, body } }) =>
      status >= 500 ? `${status} ${JSON.stringify(body)}` : undefined,
  },
  {
    name: 'nothing that works in the background fails',
    check: ({ world: { pipeline } }) => pipeline.reported[0],
  },
  {
    name: 'a refusal says why in a sentence',
    ofRefusals: true,
    check: ({ isRefused, answer: { status, body } }) =>
      isRefused && !isSentence(body.detail) ? `${status} ${JSON.stringify(body)}` : undefined,
  },
  {
    name: 'a refused act changes nothing',
    ofRefusals: true,
    needs: 'digest',
    async check({ isRefused, world, act }) {
      if (!isRefused) return undefined;
      const changed = changedTables(world.digest, await readDigest(world.api.owner));
      const tables = changed.filter((name) => !act.leaves?.includes(name));
      return tables.length > 0 ? `changed ${tables.join(', ')}` : undefined;
    },
  },
];
