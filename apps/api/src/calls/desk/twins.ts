import { findTwins, mostTwins } from '@ndp/contract/desk/cases.ts';
import { nameTrait } from '../../cases/attention/flag-words.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { findTwins as findAll, findTraitsUnderWay } from '../../cases/store/found-by.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';

/** Which cases may be the same as one, to be put beside it; those of other partners are only said to exist. */
export function mountTwins(http: DeskHttp): void {
  mount(http, findTwins, async ({ params, work }) => {
    const { trx, language } = work;
    const key = keyOf(await work.lockCase(params.reference));
    const shared = await findTraitsUnderWay(trx, key);
    const twins = await findAll(trx, key, shared);
    const here = twins.flatMap(({ traits }) => traits);
    return {
      twins: twins.slice(0, mostTwins).map(({ reference, traits }) => ({
        reference,
        shares: traits.map((trait) => nameTrait(trait, language)),
      })),
      more: Math.max(0, twins.length - mostTwins),
      elsewhere: shared.filter((trait) => !here.includes(trait)).map((trait) => nameTrait(trait, language)),
    };
  });
}
