import { post } from '../../submissions.ts';
import { ofPortal, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';

const officer = ['officer'] as const;
const isThere = (scene: Scene) => scene.case !== undefined;
const hasDuties = (scene: Scene) => scene.isIn('payment_requested', 'settlement_review', 'paid', 'reported');
const isNamed = (scene: Scene) => scene.case !== undefined && scene.case.duties !== '';

/** Does what a new owner does by the link. */
async function byNewOwner({ world, case: known }: Scene, what: string, body?: object) {
  return ofPortal(await post(world.api, `/held_duties/${known?.duties ?? ''}${what}`, body));
}

/** What an owner, the office and a new owner do when a house is sold. */
export const newOwnerActs: readonly WalkAction[] = [
  {
    name: 'applicant hands the duties over',
    action: () => 'hand-over-duties',
    can: isThere,
    fits: hasDuties,
    run: (scene) =>
      scene.behindLink('/duty_handover', {
        name: 'Nowa Właścicielka',
        email: 'nowa.wlascicielka@example.pl',
      }),
  },
  {
    name: 'applicant takes the handover back',
    can: isThere,
    fits: (scene) => hasDuties(scene) && scene.draw.what % 4 === 0,
    run: (scene) => scene.behindLink('/duty_handover/withdrawal'),
  },
  {
    name: 'officer names a new owner',
    action: () => 'hand-over-duties-for-applicant',
    can: isThere,
    fits: (scene) => hasDuties(scene) && scene.draw.what % 4 === 0,
    run: (scene) => {
      const heir = { name: 'Spadkobierca', email: 'spadek@example.pl', reason: 'Śmierć właściciela.' };
      return scene.aboutCase(officer, '/new-owner', heir);
    },
  },
  {
    name: 'new owner takes the duties over',
    can: isNamed,
    fits: hasDuties,
    run: (scene) => byNewOwner(scene, '/acceptance', { typed_name: 'Nowa Właścicielka' }),
  },
  {
    name: 'new owner declines',
    can: isNamed,
    fits: (scene) => hasDuties(scene) && scene.draw.what % 4 === 0,
    run: (scene) => byNewOwner(scene, '/refusal'),
  },
  {
    name: 'new owner says that a duty is done',
    can: isNamed,
    fits: hasDuties,
    run: (scene) => byNewOwner(scene, '/duties/registration', { is_done: true, note: 'Nr 18/2027' }),
  },
];
