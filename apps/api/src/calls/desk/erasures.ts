import {
  decideErasure,
  type ErasuresAnswer,
  eraseDue,
  proposeErasure,
  readErasures,
} from '@ndp/contract/desk/erasures.ts';
import { retentionDays } from '@ndp/domain/retention/classes.ts';
import { countDue, eraseDue as eraseCasesDue } from '../../features/retention/due.ts';
import { removeLeftovers } from '../../features/retention/erase-application.ts';
import {
  decideErasure as decide,
  proposeErasure as propose,
  readErasureProposals,
} from '../../features/retention/propose-erasure.ts';
import { countUpcoming, listUpcoming } from '../../features/retention/upcoming.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';
import { readActorNames } from './payments/acting.ts';

/** Cases erased at somebody's wish, by two people, and those whose time is over. */
export function mountErasures(http: DeskHttp): void {
  mount(http, readErasures, ({ work }) => describe(work));
  mount(http, proposeErasure, async ({ params, body, work }) => {
    work.addDetails(body);
    const application = await work.lockCase(params.reference);
    await propose(work.unit, { application, partner: work.partner }, body, work.person.id);
    return { done: true } as const;
  });
  mount(http, decideErasure, async ({ params, body: { confirmed }, work }) => {
    work.addDetails({ confirmed: String(confirmed) });
    const application = await work.lockCase(params.reference);
    const of = { application, partner: work.partner };
    const { ground, left } = await decide(work.unit, of, confirmed, work.person.id);
    work.addDetails({ ground });
    if (left) work.afterCommit(() => removeLeftovers(work.context.storage, left));
    return { done: true } as const;
  });
  mount(http, eraseDue, async ({ work }) => {
    const { context, partner, now } = work;
    const due = await countDue(work.trx, now);
    work.addDetails(Object.fromEntries(due));
    work.afterCommit(async () => void (await eraseCasesDue(context, now, { partnerId: partner.id })));
    return { erased: [...due.values()].reduce((sum, count) => sum + count, 0) };
  });
}

async function describe(work: DeskWork): Promise<ErasuresAnswer> {
  const { trx, now, partner, person } = work;
  const proposals = await readErasureProposals(trx, partner.id);
  const name = await readActorNames(
    work,
    proposals.map(({ proposed_by }) => proposed_by),
  );
  const classes = await countUpcoming(trx, now);
  return {
    proposals: proposals.map(({ reference, ground, reason, proposed_by, proposed_at }) => ({
      ...{ reference, ground, reason, by: name(proposed_by), at: proposed_at.toISOString() },
      is_mine: proposed_by === person.id,
    })),
    classes: classes.map((each) => ({
      ...each,
      days: each.name === 'concluded' ? null : retentionDays[each.name],
    })),
    cases: [...(await listUpcoming(trx, now))],
  };
}
