import { isEnded } from '@ndp/domain/workflow/statuses.ts';
import { polishDay } from '../../../platform/clock.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

interface Told {
  readonly reference: string;
  readonly status: string;
  readonly quote: number | null;
  readonly can_be_withdrawn: boolean;
  readonly can_be_corrected: boolean;
  readonly waiting_place?: number;
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

const told = (of: ReadonlyMap<string, unknown>) => [...of.values()] as readonly Told[];
/** What the applicant of the case was told before the act. */
const toldBefore = ({ world, scene, isRefused }: Moment) =>
  (isRefused ? world.told : world.toldBefore).get(scene.case?.id ?? '') as Told | undefined;

interface DeskCase {
  readonly reference: string;
  readonly status: string;
  readonly amount: number | null;
  readonly waiting_place: number | null;
  readonly next: Told['next'];
  readonly moves: readonly { readonly status: string }[];
}
const desk = (of: ReadonlyMap<string, unknown>) => [...of.values()] as readonly DeskCase[];

/** Acts of the applicant, and what they were told of each before. */
const offers: Readonly<Record<string, (told: Told, today: string) => boolean>> = {
  'applicant withdraws': ({ can_be_withdrawn }) => can_be_withdrawn,
  'applicant corrects a section': ({ can_be_corrected }) => can_be_corrected,
  'applicant uploads a document': ({ payment }) => payment?.is_open === true,
  'applicant appeals': ({ status, refusal }, today) =>
    status === 'rejected' && refusal !== null && refusal.appeal === null && today <= refusal.appeal_until,
};

/** Words somebody wrote about what was paid. */
function hasReason({ payment, history }: Told): boolean {
  const isSaid = history.findLast(({ status }) => status === 'paid')?.reason;
  return Boolean(isSaid) || /"[a-z_]*(reason|words)[a-z_]*":"[^"]/.test(JSON.stringify(payment));
}

export const tellingInvariants: readonly Invariant[] = [
  {
    name: 'applicant and desk are told the same of a case',
    needs: 'told',
    check: ({ world }) =>
      firstOf(desk(world.deskTold), ({ reference, status, amount, waiting_place, next }) => {
        const own = told(world.told).find((each) => each.reference === reference);
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
        told(world.told),
        ({ status, next }) => next === null && !isEnded(status),
        ({ reference, status }) => `${reference}: ${status}`,
      ),
  },
  {
    name: 'what the applicant is told they may do is done, and what not is refused',
    needs: 'told',
    ofRefusals: true,
    check: (moment) => {
      const { act, answer, world } = moment;
      const was = toldBefore(moment);
      const isOffered = offers[act.name];
      if (!was || !isOffered || [204, 404].includes(answer.status)) return undefined;
      const today = polishDay(world.now);
      const isDone = answer.status < 400;
      return isOffered(was, today) === isDone
        ? undefined
        : `told ${!isDone}, ${answer.status} ${JSON.stringify(answer.body.detail)}`;
    },
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
        told(world.told),
        (each) =>
          each.payment?.paid != null &&
          each.quote !== null &&
          each.payment.paid.amount_gr < Math.round(each.quote * 100) &&
          !hasReason(each),
        ({ payment }) => JSON.stringify(payment?.paid),
      ),
  },
];
