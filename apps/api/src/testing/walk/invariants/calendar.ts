import { polishDay } from '../../../platform/clock.ts';
import { lastDays } from '../acts/clock.ts';
import { firstOf, type Invariant, type Moment } from './invariant.ts';

/** What has just come into the timelines, by the status; what an officer takes back is no news. */
function newEvents({ world: { facts, before } }: Moment, status: string) {
  const known = new Set(before.events.map((each) => `${each.case} ${each.n}`));
  return facts.events.filter(
    (each) => each.status === status && each.actor !== 'operator' && !known.has(`${each.case} ${each.n}`),
  );
}

const onlyUntil = (day: string, status: string) => (moment: Moment) =>
  firstOf(newEvents(moment, status), ({ at }) => polishDay(new Date(at)) > day);

interface CaseDates {
  readonly signing: { readonly deadline: string } | null;
  readonly payment: {
    readonly is_open: boolean;
    readonly earliest_completion: string;
    readonly latest_completion: string;
  } | null;
}
const views = ({ world: { told: views } }: Moment) => [...views.values()] as unknown as readonly CaseDates[];

export const calendarInvariants: readonly Invariant[] = [
  {
    name: 'no application is sent once the works can no longer be done',
    check: onlyUntil(lastDays.send, 'completed'),
  },
  {
    name: 'no agreement is sent once the works can no longer be done',
    check: onlyUntil(lastDays.sign, 'contract_sent'),
  },
  {
    name: 'no agreement is signed once the works can no longer be done',
    check: onlyUntil(lastDays.sign, 'contract_signed'),
  },
  {
    name: 'nobody is given longer to sign than the works may take',
    needs: 'told',
    check: (moment) =>
      firstOf(
        views(moment),
        ({ signing }) => signing !== null && polishDay(new Date(signing.deadline)) > lastDays.sign,
        ({ signing }) => JSON.stringify(signing),
      ),
  },
  {
    name: 'who is asked for documents has a day on which the works may end',
    needs: 'told',
    check: (moment) =>
      firstOf(
        views(moment),
        ({ payment }) => payment?.is_open === true && payment.earliest_completion > payment.latest_completion,
        ({ payment }) => JSON.stringify(payment),
      ),
  },
];
