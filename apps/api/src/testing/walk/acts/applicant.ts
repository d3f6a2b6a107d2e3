import { account, homeSections, owner, sectionNames, sharedSections } from '../../applications.ts';
import { prepare } from '../../helping/invitations.ts';
import { pdfOf } from '../../settlement/sample-files.ts';
import { sendMessageFile } from '../../settlement/settlements.ts';
import { homeApplication } from '../../submissions.ts';
import { nothing, ofPortal, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';

/** A file for a message, another one each time. */
export const fileOf = ({ world }: Scene) => pdfOf({ inside: `/Title (${world.now.getTime()})` });

const isThere = (scene: Scene) => scene.case !== undefined;
const isOpen = (scene: Scene) => scene.isIn('submitted', 'verified', 'in_completion');
const isSent = (scene: Scene) => scene.isIn('completed', 'correction_requested', 'contract_sent');
const isFinished = (scene: Scene) => scene.isIn('payment_requested', 'settlement_review', 'paid', 'reported');
/** Whether corrections wait for the applicant's answer. */
export const isAsked = (scene: Scene) =>
  scene.facts.rounds.some((round) => round.case === scene.case?.id && round.state === 'sent');

const otherAccount = '27114020040000300201355387';
/** What an applicant may type into a section; the first is what they mean. */
const typed = {
  client_info: [owner, { ...owner, first_name: 'Ewa' }, sharedSections.client_info],
  building_address: [homeSections.building_address, { ...homeSections.building_address, house_number: '13' }],
  building_info: [homeSections.building_info, { ...homeSections.building_info, land_registry_number: '9/9' }],
  settlement: [homeSections.settlement, { ...homeSections.settlement, iban_number: otherAccount }],
  consent: [homeSections.consent],
} as const;

/** Whether everything before a section is saved, and it is not. */
function isNext(scene: Scene, section: string): boolean {
  const saved = scene.facts.sections.filter((each) => each.case === scene.case?.id);
  const next = sectionNames.find((name) => !saved.some((each) => each.section === name));
  return isOpen(scene) && next === section;
}

const actionOf = (section: string) => (section === 'consent' ? 'send' : 'fill-in');

const saves: readonly WalkAction[] = sectionNames.map((section) => ({
  name: `applicant saves ${section}`,
  // Out of turn a section is refused for its order.
  action: (scene) => (isNext(scene, section) ? actionOf(section) : undefined),
  can: isThere,
  fits: (scene) => isNext(scene, section),
  weight: 3,
  run: async (scene) => {
    const bodies = typed[section];
    const n = scene.chosen(scene.draw.what % 4 === 0 ? scene.draw.who % bodies.length : 0);
    const answer = await scene.behindLink(`/${section}`, bodies[n], 'PUT');
    if (section === 'settlement' && answer.status === 200 && scene.case)
      scene.case.account = n === 0 ? account : otherAccount;
    return answer;
  },
}));

export const applicantActs: readonly WalkAction[] = [
  {
    name: 'applicant sends an estimate',
    can: ({ world, facts }) => facts.cases.length < 3 && world.cases.length < 5,
    fits: ({ facts }) => facts.cases.length === 0,
    weight: 2,
    run: async (scene) => {
      const email = scene.world.nextEmail();
      const answer = await scene.onPortal('/applications', { ...homeApplication, email });
      const links = { token: '', signing: '', coOwner: '', helper: '', duties: '', account: '' };
      if (answer.status === 201) scene.world.cases.push({ id: String(answer.body.id), email, ...links });
      return answer;
    },
  },
  {
    name: 'applicant of a case from paper has read how personal data are processed',
    can: isThere,
    fits: (scene) => scene.isIn('submitted'),
    run: (scene) => scene.behindLink('/acknowledgement', { gdpr_consent: true }),
  },
  {
    name: 'applicant confirms the address',
    action: () => 'confirm-email',
    can: isThere,
    fits: (scene) => scene.isIn('submitted'),
    run: (scene) => scene.behindLink('/confirmation'),
  },
  ...saves,
  {
    name: 'applicant invites a helper',
    can: isThere,
    fits: (scene) => isNext(scene, 'building_info'),
    run: (scene) =>
      scene.behindLink('/helper', { name: 'Piotr', email: 'pomocnik@example.pl', signed_as: 'Ewa' }, 'PUT'),
  },
  {
    name: 'helper prepares the data of the building',
    can: (scene) => scene.case !== undefined && scene.case.helper !== '',
    fits: (scene) => isOpen(scene),
    weight: 2,
    run: async (scene) => {
      const typed = { land_registry_number: `${scene.draw.what}/7` };
      const { api } = scene.world;
      return ofPortal(await prepare(api, scene.case?.helper ?? '', 'building_info', typed));
    },
  },
  {
    name: 'applicant repeats amount and duties',
    action: (scene) => (scene.draw.what % 5 === 4 ? undefined : 'confirm-terms'),
    can: isThere,
    fits: (scene) => isNext(scene, 'consent'),
    weight: 2,
    run: async (scene) => {
      const shown = scene.case && (await scene.world.readAsApplicant(scene.case));
      const amount = scene.draw.what % 5 === 4 ? '1' : String(shown?.quote ?? 0);
      const duties = { not_sold: true, kept_years: true, own_account: true };
      return scene.behindLink('/terms', { terms_amount: amount, ...duties });
    },
  },
  {
    name: 'applicant corrects a section',
    action: () => 'correct-answers',
    can: isThere,
    fits: (scene) => isSent(scene),
    run: (scene) =>
      scene.behindLink('/corrections', {
        section: scene.choose(sectionNames.filter((name) => name !== 'consent')),
      }),
  },
  {
    name: 'applicant withdraws',
    action: () => 'withdraw',
    can: isThere,
    fits: (scene) => (isOpen(scene) || isSent(scene)) && scene.draw.what % 4 === 0,
    run: (scene) => scene.behindLink('/withdrawal'),
  },
  {
    name: 'applicant asks for a new link',
    can: isThere,
    fits: (scene) => scene.case?.token === '',
    run: (scene) => scene.onPortal('/applications/new_link', { email: scene.case?.email }),
  },
  {
    name: 'applicant says a word to each thing to be corrected',
    can: isAsked,
    fits: isAsked,
    weight: 2,
    run: async (scene) => {
      const shown = scene.case && (await scene.world.readAsApplicant(scene.case));
      const rounds = (shown?.corrections ?? []) as readonly {
        readonly state: string;
        readonly items: readonly { readonly place: string }[];
      }[];
      let last = nothing;
      for (const { place } of rounds.find(({ state }) => state === 'sent')?.items ?? [])
        last = await scene.behindLink('/correction_words', { place, words: 'Tak mam w dokumentach.' });
      return last;
    },
  },
  {
    name: 'applicant accepts what is proposed',
    can: isAsked,
    fits: isAsked,
    weight: 2,
    run: async (scene) => {
      const shown = scene.case && (await scene.world.readAsApplicant(scene.case));
      const rounds = (shown?.corrections ?? []) as readonly {
        readonly state: string;
        readonly round: number;
        readonly items: readonly { readonly place: string; readonly proposal?: object }[];
      }[];
      const sent = rounds.find(({ state }) => state === 'sent');
      let last = nothing;
      for (const { place } of sent?.items.filter(({ proposal }) => proposal) ?? [])
        last = await scene.behindLink('/correction_acceptance', { place, round: sent?.round });
      return last;
    },
  },
  {
    name: 'applicant answers a correction',
    can: isThere,
    fits: isAsked,
    weight: 2,
    run: (scene) => scene.behindLink('/correction_answer'),
  },
  {
    name: 'applicant appeals',
    action: () => 'appeal',
    can: isThere,
    fits: (scene) => scene.isIn('rejected'),
    weight: 2,
    run: (scene) => scene.behindLink('/appeal', { text: 'W maju był tylko pomiar.' }),
  },
  {
    name: 'applicant explains before less is paid',
    action: () => 'answer-hearing',
    can: isThere,
    fits: ({ facts, case: known }) =>
      facts.hearings.some((each) => each.case === known?.id && !each.is_answered),
    weight: 4,
    run: (scene) => scene.behindLink('/explanation', { text: 'Zgadzam się na niższą kwotę.' }),
  },
  {
    name: 'applicant writes to the office',
    can: isThere,
    fits: (scene) => scene.draw.what % 3 === 0 && !isOpen(scene),
    run: (scene) => scene.behindLink('/messages', { text: `Dzień dobry, pytanie ${scene.draw.what}.` }),
  },
  {
    name: 'applicant has an offer checked',
    can: isThere,
    fits: (scene) => scene.draw.what % 3 === 2 && !isOpen(scene),
    run: (scene) => {
      const offer = { offer_device: 'Wicher 9', offer_price: '38 400', nothing_ordered: true };
      return scene.behindLink('/offers', offer);
    },
  },
  {
    name: 'applicant calls a duty done, or takes that back',
    action: (scene) => (isFinished(scene) ? 'mark-duty' : undefined),
    can: isThere,
    fits: isFinished,
    run: (scene) => {
      const isDone = scene.choose([true, false]);
      return scene.behindLink('/duties/registration', { is_done: isDone, note: isDone ? 'Nr 17/2026' : '' });
    },
  },
  {
    name: 'applicant answers whether the new source runs',
    can: isThere,
    fits: (scene) => scene.isIn('paid', 'reported'),
    run: (scene) => {
      const answer = scene.choose(['yes', 'no', 'gone']);
      return scene.behindLink('/running', { year: scene.world.now.getFullYear(), answer });
    },
  },
  {
    name: 'applicant writes to the office with a file',
    can: isThere,
    fits: (scene) => scene.draw.what % 3 === 1 && !isOpen(scene),
    run: async (scene) => {
      const { token = '', id = '' } = scene.case ?? {};
      const sent = ofPortal(await sendMessageFile(scene.world.api, { token, id }, fileOf(scene)));
      if (sent.status !== 200) return sent;
      return scene.behindLink('/messages', { text: 'Zdjęcie w załączniku.', files: [sent.body.id] });
    },
  },
];
