import { type CaseAppeal, decideAppeal, readAppeal } from '@ndp/contract/desk/appeals.ts';
import { mayDo } from '@ndp/contract/permissions.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { type CaseRefusal, readRefusal } from '../../cases/words/case-refusals.ts';
import { decideAppeal as decide } from '../../features/casework/appeal.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import { readNames } from './case-rows.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** The refusal of a case, and the appeal against it. */
export function mountAppeals(http: DeskHttp): void {
  mount(http, readAppeal, async ({ params, work }) => describe(work, await work.lockCase(params.reference)));
  mount(http, decideAppeal, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { outcome, reason: answer } = body;
    work.addDetails({ outcome });
    return describe(
      work,
      await decide(
        work.unit,
        { application, partner: work.partner },
        { outcome, answer, person: work.person },
      ),
    );
  });
}

async function describe(work: DeskWork, application: Application): Promise<CaseAppeal> {
  const refusal = await readRefusal(work.store, keyOf(application));
  if (!refusal) return { refusal: null, waits: 'no' };
  const names = await readNames(
    work,
    [refusal.personId, refusal.decidedBy].flatMap((id) => id ?? []),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const { reasons, words, refusedAt, appealUntil, answerBy, appeal, appealedAt } = refusal;
  const { outcome, answer, decidedAt } = refusal;
  return {
    refusal: {
      reasons: [...reasons],
      words,
      who: nameOf(refusal.personId),
      at: refusedAt.toISOString(),
      appeal_until: appealUntil,
      appeal:
        appealedAt && answerBy ? { text: appeal, at: appealedAt.toISOString(), answer_by: answerBy } : null,
      decision:
        outcome && decidedAt
          ? { outcome, words: answer, who: nameOf(refusal.decidedBy), at: decidedAt.toISOString() }
          : null,
    },
    waits: whoIsWaitedFor(work, application, refusal),
  };
}

function whoIsWaitedFor(
  { roles, person }: DeskWork,
  { status }: Application,
  { personId }: CaseRefusal,
): CaseAppeal['waits'] {
  if (status !== 'appealed') return 'no';
  return mayDo(roles, 'decide-appeal') && personId !== person.id ? 'for_me' : 'for_others';
}
