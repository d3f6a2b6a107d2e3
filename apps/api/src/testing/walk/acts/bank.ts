import { isShowable } from '@ndp/domain/case/settling.ts';
import type { Movement } from '@ndp/personas/made-up-bank.ts';
import { proofTitleOf } from '../../../features/payments/account-proof.ts';
import { polishDay } from '../../../platform/clock.ts';
import { account } from '../../applications.ts';
import { type CallAnswer, nothing, oneOf, type WalkAction } from '../act.ts';
import type { StatementFile } from '../bank.ts';
import type { Scene } from '../scene.ts';
import { partner } from '../staff.ts';

const deciding = ['officer', 'approver'] as const;
const foreign = '02114020040000300201355387';
const hasOrders = ({ world }: Scene) => world.bank.orders().length > 0;
const isAtBank = ({ facts }: Scene) =>
  facts.payments.some(({ state }) => state === 'file_made' || state === 'sent');

/** What a bank may say of a transfer; the year tells whether its day is a day at all. */
interface BankReport {
  readonly name: string;
  readonly weight: number;
  readonly day?: (today: string) => string;
  readonly of: (order: Movement) => readonly Movement[];
}

const back = (order: Movement): Movement => ({
  ...{ gr: -order.gr, id: '', account: '' },
  title: `ZWROT PRZELEWU ${order.id}`,
});

const tellings: readonly BankReport[] = [
  { name: 'carried out', weight: 5, of: (order) => [order] },
  { name: 'carried out without its reference', weight: 1, of: (order) => [{ ...order, id: '' }] },
  { name: 'carried out twice', weight: 2, of: (order) => [order, order] },
  { name: 'sent to another account', weight: 2, of: (order) => [{ ...order, account: foreign }] },
  { name: 'of another amount', weight: 1, of: (order) => [{ ...order, gr: order.gr + 1 }] },
  { name: 'of next year', weight: 1, day: nextYear, of: (order) => [order] },
  { name: 'of no day there is', weight: 1, day: () => '2026-11-31', of: (order) => [order] },
  { name: 'come back', weight: 1, of: (order) => [back(order)] },
];

function nextYear(today: string): string {
  return `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
}

const reads = ({ name, weight, day, of }: BankReport): WalkAction => ({
  name: `colleague reads of a transfer ${name}`,
  can: hasOrders,
  fits:
    name === 'come back' ? ({ facts }) => facts.payments.some(({ state }) => state === 'booked') : isAtBank,
  weight,
  run: async (scene) => {
    if (!hasOrders(scene)) return nothing;
    const { bank, now } = scene.world;
    const today = polishDay(now);
    const order = oneOf(bank.orders(), scene.draw.which);
    return read(scene, bank.send(day?.(today) ?? today, of(order)));
  },
});

/** Somebody reads a statement, and what the desk makes of each line is noted. */
async function read(scene: Scene, { day, movements, file }: StatementFile): Promise<CallAnswer> {
  const { bank, now } = scene.world;
  const booked = scene.facts.payments.filter(({ state }) => state === 'booked');
  const wasBooked = ({ id }: Movement) => booked.some(({ transfer_id }) => transfer_id === id);
  const answer = await scene.atDesk(deciding, '/payment-statements', file);
  const lines = (answer.body.lines ?? []) as readonly { readonly kind: string }[];
  for (const [n, movement] of movements.entries()) {
    const kind = lines[n]?.kind;
    const was = wasBooked(movement) || n > 0;
    if (kind) bank.readings.push({ movement, day, kind, readOn: polishDay(now), wasBooked: was });
  }
  scene.chosen(lines.map(({ kind }) => kind).join(' ') || 'refused');
  return answer;
}

interface DeskLine {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly payments: readonly { readonly reference: string }[];
}

async function openLines(scene: Scene, roles: readonly string[], state: string) {
  const { body } = await scene.atDesk(roles, '/bank-lines');
  const lines = ((body.lines ?? []) as readonly DeskLine[]).filter((line) => line.state === state);
  return { lines, who: scene.actor ?? '' };
}

const isOpenLine = ({ facts }: Scene) => facts.lines.some(({ state }) => state === 'open');
const nowhere = '0'.repeat(64);

export const bankActs: readonly WalkAction[] = [
  ...tellings.map(reads),
  {
    name: 'colleague reads the last statement again',
    can: ({ world }) => world.bank.last !== undefined,
    run: (scene) => (scene.world.bank.last ? read(scene, scene.world.bank.last) : Promise.resolve(nothing)),
  },
  {
    name: 'colleague reads of a charge of the bank',
    fits: ({ draw }) => draw.what % 6 === 0,
    run: (scene) => {
      const charge = { gr: -500, id: '', title: 'Prowizja', account: '' };
      const { bank, now } = scene.world;
      return scene.atDesk(deciding, '/payment-statements', bank.send(polishDay(now), [charge]).file);
    },
  },
  {
    name: 'colleague reads of one grosz with the code of the case',
    can: ({ case: found }) => found !== undefined,
    fits: ({ facts, status }) => facts.settings.length > 0 && isShowable(status),
    run: (scene) => {
      const { api, bank, now } = scene.world;
      const title = proofTitleOf(api.context.keys, {
        partnerId: partner,
        applicationId: scene.case?.id ?? '',
      });
      const from = scene.choose([account.slice(2), foreign, '']);
      const grosz = { gr: 1, id: '', title, account: from };
      return scene.atDesk(deciding, '/payment-statements', bank.send(polishDay(now), [grosz]).file);
    },
  },
  {
    name: 'colleague assigns a line of the bank to the case',
    can: ({ facts }) => facts.lines.length > 0,
    fits: isOpenLine,
    weight: 2,
    run: async (scene) => {
      const { lines, who } = await openLines(scene, deciding, 'open');
      const line = lines.length > 0 ? oneOf(lines, scene.draw.what) : undefined;
      const references = line?.payments.map(({ reference }) => reference) ?? [];
      const own = references.length > 0 ? references : [scene.case?.fact.reference ?? 'NDP-2026-AAAAAA'];
      return scene.as(who, `/bank-lines/${line?.id ?? nowhere}/assignment`, { references: own });
    },
  },
  {
    name: 'approver confirms what a line of the bank is',
    can: ({ facts }) => facts.lines.length > 0,
    fits: ({ facts }) => facts.lines.some(({ state }) => state === 'assigned'),
    weight: 3,
    run: async (scene) => {
      const { lines, who } = await openLines(scene, ['approver'], 'assigned');
      const line = lines[0];
      const references = line?.payments.map(({ reference }) => reference) ?? ['NDP-2026-AAAAAA'];
      return scene.as(who, `/bank-lines/${line?.id ?? nowhere}/confirmation`, { references });
    },
  },
  {
    name: 'approver confirms that a line is set aside',
    can: ({ facts }) => facts.lines.length > 0,
    fits: ({ facts }) => facts.lines.some(({ state }) => state === 'aside_proposed'),
    weight: 2,
    run: (scene) => {
      const line = scene.facts.lines.find(({ state }) => state === 'aside_proposed');
      const path = `/bank-lines/${line?.id ?? nowhere}/confirmation`;
      return scene.atDesk(['approver'], path, { references: [] });
    },
  },
  {
    name: 'colleague sets the open lines of the bank aside',
    can: ({ facts }) => facts.lines.length > 0,
    fits: isOpenLine,
    run: (scene) => {
      const lines = scene.facts.lines.filter(({ state }) => state === 'open').map(({ id }) => id);
      return scene.atDesk(deciding, '/bank-lines-aside', {
        lines: lines.length > 0 ? lines : [nowhere],
        reason: 'Opłaty banku',
      });
    },
  },
];
