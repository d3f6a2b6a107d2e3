import { asksForCorrection } from '@ndp/domain/case/correction-ways.ts';
import { nextStatuses } from '@ndp/domain/case/transitions.ts';
import { applicationStatuses } from '@ndp/domain/workflow/statuses.ts';
import { dayMs, polishDay } from '../../../platform/clock.ts';
import { oneOf, type WalkAction } from '../act.ts';
import { formOfToday, rememberPaperCase } from '../on-paper.ts';
import type { Scene } from '../scene.ts';
import { people } from '../staff.ts';
import { fileOf } from './applicant.ts';
import { lastDays } from './clock.ts';

const isThere = (scene: Scene) => scene.case !== undefined;
const isOurs = (scene: Scene) => isThere(scene) && !scene.isIn('submitted', 'verified', 'in_completion');
const seldom = (scene: Scene) => isThere(scene) && scene.draw.what % 4 === 0;
const officer = ['officer'] as const;
const reason = 'Tak wynika z dokumentów.';
const outcomes = ['accepted', 'accepted', 'refused'] as const;
const refusals = ['rejected', 'rejected', 'withdrawn'] as const;

/** Where an operator may bring the case; to refuse it and to ask for a correction are acts of their own. */
const nextOf = (scene: Scene) =>
  nextStatuses(scene.status, 'operator').filter(
    (to) => to !== 'rejected' && to !== 'withdrawn' && !asksForCorrection(scene.status, to),
  );

export const officerActs: readonly WalkAction[] = [
  {
    name: 'officer enters a form on paper',
    can: ({ world, facts }) => facts.cases.length < 3 && world.cases.length < 5,
    fits: ({ facts, draw }) => facts.cases.length === 0 || draw.what % 4 === 0,
    run: async (scene) => {
      const form = formOfToday(scene.world);
      const answer = await scene.atDesk(officer, '/paper-entries', form);
      if (answer.status === 200) await rememberPaperCase(scene.world, answer.body.reference, form.email);
      return answer;
    },
  },
  {
    name: 'officer takes the case',
    can: isThere,
    fits: isThere,
    run: (scene) => scene.aboutCase(officer, '/assignment', { to: 'me' }),
  },
  {
    name: 'officer hands the case back',
    can: isThere,
    fits: seldom,
    run: (scene) => scene.aboutCase(officer, '/assignment', { to: 'nobody' }),
  },
  {
    name: 'officer hands the case over',
    can: isThere,
    fits: seldom,
    run: (scene) => {
      const { id } = scene.world.staff.seatOf(scene.choose(people)).person;
      return scene.aboutCase(officer, '/handover', { to: id, text: 'Proszę o przejęcie.' });
    },
  },
  {
    name: 'officer takes the case, hands it back or reminds in it by a job over many',
    can: isThere,
    fits: seldom,
    run: (scene) => {
      const references = [scene.case?.fact.reference];
      const action = scene.choose(['take', 'let_go', 'remind', 'snooze']);
      const more =
        action === 'snooze' ? { until: polishDay(new Date(scene.world.now.getTime() + 7 * dayMs)) } : {};
      return scene.atDesk(officer, '/bulk-jobs', { id: crypto.randomUUID(), action, references, ...more });
    },
  },
  {
    name: 'officer moves the case',
    can: isThere,
    fits: (scene) => nextOf(scene).length > 0,
    weight: 4,
    run: (scene) => {
      const to = scene.choose(
        scene.draw.isBold || nextOf(scene).length === 0 ? applicationStatuses : nextOf(scene),
      );
      return scene.aboutCase(officer, '/move', { from: scene.status, to, reason });
    },
  },
  {
    name: 'officer refuses the case',
    can: isThere,
    fits: (scene) => scene.draw.what % 3 === 0 && nextStatuses(scene.status, 'operator').includes('rejected'),
    action: ({ draw }) => (oneOf(refusals, draw.what) === 'rejected' ? 'refuse' : 'withdraw-for-applicant'),
    run: (scene) => {
      const to = scene.choose(refusals);
      return scene.aboutCase(['officer', 'approver'], '/refusal', { from: scene.status, to, reason });
    },
  },
  {
    name: 'officer takes the last step back',
    can: isThere,
    fits: ({ world, case: known }) => world.deskTold.get(known?.id ?? '')?.last_step != null,
    weight: 2,
    run: async (scene) => {
      const seen = await scene.aboutCase(['officer', 'approver'], '');
      const step = seen.body.last_step as { readonly id: string; readonly act: string } | null | undefined;
      return scene.as(scene.actor ?? '', `/cases/${scene.case?.fact.reference}/undo`, {
        step: scene.chosen(step?.id ?? crypto.randomUUID(), step?.act ?? 'none'),
      });
    },
  },
  {
    name: 'officer begins the signing',
    // With an unsent list of corrections it is refused.
    action: ({ facts, case: known }) =>
      facts.rounds.some(({ case: id, state }) => id === known?.id && state === 'draft')
        ? undefined
        : 'begin-signing',
    can: isThere,
    fits: (scene) => scene.isIn('under_review'),
    weight: 2,
    run: (scene) => scene.aboutCase(officer, '/signing', {}),
  },
  {
    name: 'officer decides on the name of a signature',
    // Accepted, it is signed: not after the last day, on which it can still be refused.
    action: ({ draw, world }) =>
      oneOf(outcomes, draw.what) === 'accepted' && polishDay(world.now) > lastDays.sign
        ? undefined
        : 'judge-name',
    can: isThere,
    fits: ({ world, case: known }) => world.deskTold.get(known?.id ?? '')?.held_name != null,
    weight: 4,
    run: (scene) => {
      const outcome = scene.choose(outcomes);
      return scene.aboutCase(officer, '/name', { outcome, reason });
    },
  },
  {
    name: 'officer mails a new link',
    can: isThere,
    fits: seldom,
    run: (scene) => scene.aboutCase(officer, '/link', {}),
  },
  {
    name: 'officer reminds the applicant',
    can: isThere,
    fits: seldom,
    run: (scene) => scene.aboutCase(officer, '/reminder', {}),
  },
  {
    name: 'officer writes to the applicant',
    can: isThere,
    fits: seldom,
    run: (scene) => scene.aboutCase(officer, '/messages', { text: 'Dzień dobry, proszę o telefon.' }),
  },
  {
    name: 'officer answers about an offer',
    can: isThere,
    fits: seldom,
    run: (scene) => {
      const offer = scene.choose(['fits', 'differs']);
      return scene.aboutCase(officer, '/messages', { text: 'Sprawdziliśmy ofertę.', offer });
    },
  },
  {
    name: 'officer asks about a duty',
    can: isThere,
    fits: seldom,
    run: (scene) => {
      const question = { text: 'Czy źródło jest zgłoszone?', asks_about_duty: true };
      return scene.aboutCase(officer, '/messages', question);
    },
  },
  {
    name: 'officer writes to the applicant with a file',
    can: isThere,
    fits: seldom,
    run: async (scene) => {
      const path = '/message-files?name=wezwanie.pdf';
      const sent = await scene.aboutCase(officer, path, Buffer.from(fileOf(scene)));
      if (sent.status !== 200) return sent;
      return scene.as(scene.actor ?? '', `/cases/${scene.case?.fact.reference}/messages`, {
        text: 'Pismo w załączniku.',
        files: [sent.body.id],
      });
    },
  },
  {
    name: 'colleague writes a note',
    can: isThere,
    fits: seldom,
    run: (scene) => scene.aboutCase(['officer', 'approver'], '/notes', { text: 'Do sprawdzenia.' }),
  },
  {
    name: 'colleague uncovers the account number',
    can: isThere,
    fits: (scene) => scene.draw.what % 6 === 0 && isOurs(scene),
    run: (scene) => scene.aboutCase(officer, '/uncovering', { field: 'iban', reason }),
  },
  {
    name: 'officer of both partners looks at the cases of the other',
    fits: (scene) => scene.draw.what % 4 === 0,
    run: async (scene) => {
      scene.actor = 'Olga';
      const { status, json } = await scene.world.ask('Olga', 'GET', '/api/partners/duon/cases');
      return { status, body: json };
    },
  },
];
