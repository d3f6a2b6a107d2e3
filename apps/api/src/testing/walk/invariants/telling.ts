import type { CaseActionName } from '@ndp/domain/case/actions.ts';
import { isEnded } from '@ndp/domain/workflow/statuses.ts';
import { polishDay } from '../../../platform/clock.ts';
import type { World } from '../world.ts';
import { firstOf, type Invariant } from './invariant.ts';

interface ApplicationView {
  readonly reference: string;
  readonly status: string;
  readonly quote: number | null;
  readonly can_be_withdrawn: boolean;
  readonly can_be_corrected: boolean;
  readonly waiting_place?: number;
  readonly actions: readonly string[];
  readonly next: { readonly party: string; readonly action: string } | null;
  readonly history: readonly { readonly status: string; readonly reason: string | null }[];
  readonly refusal: {
    readonly appeal_until: string;
    readonly appeal: unknown;
  } | null;
  readonly payment: {
    readonly is_open: boolean;
    readonly paid: { readonly amount_gr: number } | null;
  } | null;
}

const view = (of: ReadonlyMap<string, unknown>) => [...of.values()] as readonly ApplicationView[];
interface DeskCase {
  readonly reference: string;
  readonly status: string;
  readonly amount: number | null;
  readonly waiting_place: number | null;
  readonly next: ApplicationView['next'];
  readonly moves: readonly { readonly status: string }[];
}
const desk = (of: ReadonlyMap<string, unknown>) => [...of.values()] as readonly DeskCase[];

/** What the pages of the applicant offer, each by what it is read from. */
const offers: Readonly<Partial<Record<CaseActionName, (view: ApplicationView, today: string) => boolean>>> = {
  withdraw: ({ can_be_withdrawn }) => can_be_withdrawn,
  'correct-answers': ({ can_be_corrected }) => can_be_corrected,
  'add-document': ({ payment }) => payment?.is_open === true,
  appeal: ({ status, refusal }, today) =>
    status === 'rejected' && refusal !== null && refusal.appeal === null && today <= refusal.appeal_until,
};

/** Words somebody wrote about what was paid. */
function hasReason({ payment, history }: ApplicationView): boolean {
  const isSaid = history.findLast(({ status }) => status === 'paid')?.reason;
  return Boolean(isSaid) || /"[a-z_]*(reason|words)[a-z_]*":"[^"]/.test(JSON.stringify(payment));
}

/** What was done before is answered as it was then, and changes nothing. */
const isOnlyRepeated = ({ facts, before }: World) => JSON.stringify(facts) === JSON.stringify(before);
/** Told in place of the approvals a payment lacks, when it has changed and is to be proposed again. */
const goneBack = null;

export const tellingInvariants: readonly Invariant[] = [
  {
    name: 'applicant and desk are told the same of a case',
    needs: 'told',
    check: ({ world }) =>
      firstOf(desk(world.deskTold), ({ reference, status, amount, waiting_place, next }) => {
        const own = view(world.told).find((each) => each.reference === reference);
        if (!own) return false;
        const same = [own.status, own.quote, own.waiting_place ?? null, own.next];
        return JSON.stringify(same) !== JSON.stringify([status, amount, waiting_place, next]);
      }),
  },
  {
    name: 'somebody can act next in every case that has not ended',
    needs: 'told',
    check: ({ world }) =>
      firstOf(
        view(world.told),
        ({ status, next }) => next === null && !isEnded(status),
        ({ reference, status }) => `${reference}: ${status}`,
      ),
  },
  {
    name: 'what is named to somebody is not refused to them, and what is not named is not done',
    ofRefusals: true,
    check({ act, answer, scene, named, world }) {
      const action = act.action?.(scene);
      if (!action || !named) return undefined;
      const isNamed = named.includes(action);
      const isDone = answer.status < 300 && !isOnlyRepeated(world) && answer.body.missing !== goneBack;
      const isWrong = isNamed ? answer.status === 409 : isDone;
      return isWrong ? `${action}: ${answer.status} ${JSON.stringify(answer.body.detail)}` : undefined;
    },
  },
  {
    name: 'the pages of the applicant offer what the table of actions names',
    needs: 'told',
    check: ({ world }) =>
      firstOf(view(world.told), (each) =>
        Object.entries(offers).some(
          ([action, isOffered]) => isOffered(each, polishDay(world.now)) !== each.actions.includes(action),
        ),
      ),
  },
  {
    name: 'a step the desk offers to an officer is done',
    needs: 'told',
    ofRefusals: true,
    check: ({ act, answer, scene, world }) => {
      if (act.name !== 'officer moves the case' || ![409, 422].includes(answer.status)) return undefined;
      const was = world.deskTold.get(scene.case?.id ?? '') as DeskCase | undefined;
      const isOffered = was?.moves.some(({ status }) => status === scene.choice);
      return isOffered ? `${scene.choice}: ${JSON.stringify(answer.body.detail)}` : undefined;
    },
  },
  {
    name: 'who is paid less than was promised is told why',
    needs: 'told',
    check: ({ world }) =>
      firstOf(
        view(world.told),
        (each) =>
          each.payment?.paid != null &&
          each.quote !== null &&
          each.payment.paid.amount_gr < Math.round(each.quote * 100) &&
          !hasReason(each),
        ({ payment }) => JSON.stringify(payment?.paid),
      ),
  },
];
