import { correctedThings } from '@ndp/domain/case/correction-ways.ts';
import { dayMs, polishDay } from '../../../platform/clock.ts';
import { oneOf, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';
import { lastDays } from './clock.ts';
import { documentsOf } from './settlement.ts';

const officer = ['officer'] as const;
const isThere = (scene: Scene) => scene.case !== undefined;
const isAskable = (scene: Scene) =>
  scene.isIn('completed', 'under_review', 'contract_sent', 'payment_requested', 'settlement_review');

interface RoundAnswer {
  readonly n: number;
  readonly state: string;
  readonly made_at: string;
  readonly items: readonly { readonly place: string; readonly verdict: string | null }[];
}

/** Until when a correction is asked for: in two weeks, but answers only while they can be sent again. */
function dueDay({ world: { now }, status }: Scene): string {
  const usual = polishDay(new Date(now.getTime() + 14 * dayMs));
  return correctedThings(status) === 'answers' && usual > lastDays.send ? lastDays.send : usual;
}
const hasDay = (scene: Scene) => isThere(scene) && dueDay(scene) > polishDay(scene.world.now);

/** The corrections of the case, as somebody reads them who acts next. */
async function read(scene: Scene) {
  const { body } = await scene.aboutCase(officer, '/corrections');
  const rounds = (body.rounds ?? []) as readonly RoundAnswer[];
  const places = ((body.places ?? []) as readonly { readonly place: string }[]).map(({ place }) => place);
  return { rounds, places, who: scene.actor ?? '' };
}

/** What may be proposed, by its place. */
const proposals: Readonly<Record<string, { readonly field: string; readonly value: string }>> = {
  'client_info.first_name': { field: 'last_name', value: 'Poprawna' },
  'client_info.phone_number': { field: 'phone_number', value: '601 202 303' },
  'building_address.street': { field: 'house_number', value: '14' },
  'building_info.land_registry_number': { field: 'land_registry_number', value: '8/8' },
  'settlement.bank_account_holder_name': { field: 'bank_account_holder_name', value: 'Jan Poprawny' },
};

const asks = (path: '' | '/draft', name: string, weight: number): WalkAction => ({
  name,
  action: () => 'request-correction',
  can: hasDay,
  fits: (scene) => isAskable(scene) && (weight > 1 || scene.draw.what % 4 === 0),
  weight,
  run: async (scene) => {
    const { rounds, places, who } = await read(scene);
    const place = scene.choose(places.length > 0 ? places : ['client_info.first_name']);
    const seen = rounds.find(({ state }) => state === 'draft')?.made_at ?? null;
    const due_on = dueDay(scene);
    const proposed = scene.draw.what % 2 === 0 ? proposals[place] : undefined;
    const items = [{ place, sentence: null, words: 'Proszę poprawić.', ...(proposed && { proposed }) }];
    const { reference } = scene.case?.fact ?? {};
    return scene.as(who, `/cases/${reference}/corrections${path}`, { items, due_on, seen });
  },
});

const judges = (verdict: 'accepted' | 'insufficient', weight: number): WalkAction => ({
  name: `officer finds a document ${verdict}`,
  action: () => 'judge-document',
  can: (scene) => documentsOf(scene).length > 0,
  fits: (scene) =>
    scene.isIn('payment_requested', 'settlement_review') && (weight > 1 || scene.draw.what % 2 === 0),
  weight,
  run: (scene) => {
    const all = documentsOf(scene);
    const verdictOf = (id: string) => scene.facts.verdicts.findLast((each) => each.document === id)?.verdict;
    const others = all.filter(({ id }) => verdictOf(id) !== verdict);
    const { id, kind } = scene.choose(others.length > 0 ? others : all, (each) => each.kind);
    const issued_on = polishDay(scene.world.now);
    return scene.aboutCase(officer, `/files/${id}/verdict`, {
      verdict,
      ...(kind === 'invoice' ? { issued_on } : {}),
      // What is doubted is accepted with a reason alone.
      ...(verdict === 'accepted' ? { reason: 'Wyjaśnione telefonicznie.' } : {}),
    });
  },
});

export const correctionActs: readonly WalkAction[] = [
  asks('', 'officer asks for a correction', 2),
  asks('/draft', 'officer prepares a correction', 1),
  judges('accepted', 5),
  judges('insufficient', 1),
  {
    name: 'officer judges what was corrected',
    action: () => 'judge-correction',
    can: ({ facts, case: known }) =>
      facts.rounds.some((round) => round.case === known?.id && round.state === 'answered'),
    fits: isThere,
    weight: 2,
    run: async (scene) => {
      const { rounds, who } = await read(scene);
      const round = rounds.findLast(({ state }) => state === 'answered');
      const open = round?.items.filter(({ verdict }) => verdict === null) ?? [];
      const place = open.length > 0 ? oneOf(open, scene.draw.what).place : 'client_info.first_name';
      const verdict = scene.choose(['accepted', 'again', 'cancelled']);
      const path = `/cases/${scene.case?.fact.reference}/corrections/${round?.n ?? 1}/verdict`;
      return scene.as(who, path, { place, verdict });
    },
  },
];
