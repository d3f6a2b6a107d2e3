import { deskRoles, highRoles } from '@ndp/contract/permissions.ts';
import { payer, settings } from '../../desk/payment-desk.ts';
import { oneOf, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';
import { people } from '../staff.ts';

const administrator = ['administrator'] as const;
const seldom = ({ draw }: Scene) => draw.what % 3 === 0;
const idOf = (scene: Scene, name: string) => scene.world.staff.seatOf(name).person.id;

/** A role of somebody: one they have, to be taken, or one they have not. */
function roleOf(scene: Scene, isHeld: boolean) {
  const own = people.filter((name) => !['Igor', 'Wanda', 'Marek', 'Edyta'].includes(name));
  const all = own.flatMap((name) => deskRoles.map((role) => ({ name, role })));
  const roles = all.filter(
    ({ name, role }) =>
      isHeld ===
      scene.facts.roles.some(
        (row) => row.partner === 'mpec' && row.person === idOf(scene, name) && row.role === role,
      ),
  );
  return scene.choose(roles.length > 0 ? roles : all, ({ name, role }) => `${role} of ${name}`);
}

const changesRole = (is_given: boolean): WalkAction => ({
  name: `administrator ${is_given ? 'gives' : 'takes'} a role`,
  fits: seldom,
  run: (scene) => {
    const { name, role } = roleOf(scene, !is_given);
    return scene.atDesk(administrator, `/people/${idOf(scene, name)}/role`, { role, is_given });
  },
});

const decidesRole = (is_confirmed: boolean): WalkAction => ({
  name: `colleague ${is_confirmed ? 'confirms' : 'declines'} a role that waits`,
  fits: seldom,
  run: async (scene) => {
    const { body } = await scene.atDesk(highRoles, '/people');
    const waiting = (body.proposals ?? []) as readonly { readonly person: string; readonly role: string }[];
    const who = scene.actor ?? '';
    const none = { person: idOf(scene, 'Adam'), role: 'approver' };
    const { person, role } = waiting.length > 0 ? oneOf(waiting, scene.draw.what) : none;
    scene.chosen(`${role} of ${scene.world.staff.nameOf(person)}`);
    return scene.as(who, `/people/${person}/role/decision`, { role, is_confirmed });
  },
});

/** Settings somebody may want: thresholds below and above what is paid, and another account. */
const wishes = [
  settings,
  { ...settings, payment_gr: 100_000 },
  { ...settings, batch_gr: 100_000 },
  { ...settings, payment_gr: 2_000_000_000, payee_gr: 2_000_000_000, batch_gr: 2_000_000_000 },
  { ...settings, payer_account: '27114020040000300201355387' },
];

export const administratorActs: readonly WalkAction[] = [
  changesRole(true),
  changesRole(false),
  decidesRole(true),
  decidesRole(false),
  {
    name: 'administrator changes how payments are made',
    fits: ({ draw }) => draw.what % 4 === 0,
    run: (scene) => {
      const wish = oneOf(wishes, scene.draw.which);
      const isOwn = wish.payer_account === payer;
      scene.chosen(`thresholds ${wish.payment_gr} ${wish.batch_gr}${isOwn ? '' : ', another account'}`);
      return scene.atDesk(administrator, '/payment-settings', wish);
    },
  },
  {
    name: 'colleague decides on how payments are made',
    can: ({ facts }) => facts.wishes.length > 0,
    fits: ({ facts }) => facts.wishes.some(({ is_open }) => is_open),
    run: (scene) => {
      const { id } = scene.facts.wishes.findLast(({ is_open }) => is_open) ?? oneOf(scene.facts.wishes, 0);
      const accepted = scene.choose([true, true, false]);
      return scene.atDesk(highRoles, `/payment-settings/${id}`, { accepted });
    },
  },
  {
    name: 'administrator proposes a budget',
    fits: ({ draw }) => draw.what % 4 === 0,
    run: (scene) => {
      const total_gr = scene.choose([100_000, 600_000, 5_000_000]);
      return scene.atDesk(administrator, '/budget-proposals', { total_gr, reason: 'Zarząd tak postanowił.' });
    },
  },
  {
    name: 'approver decides on a budget',
    can: ({ facts }) => facts.budgets.length > 0,
    fits: ({ facts }) => facts.budgets.some(({ is_open }) => is_open),
    run: (scene) => {
      const { id } = scene.facts.budgets.findLast(({ is_open }) => is_open) ?? oneOf(scene.facts.budgets, 0);
      const accepted = scene.choose([true, true, false]);
      return scene.atDesk(['approver'], `/budget-proposals/${id}`, { accepted });
    },
  },
];
