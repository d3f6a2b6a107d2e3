import { name, remind, answer as reply } from '../../co-owners/co-owners.ts';
import { ofPortal, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';

const link = ({ case: known }: Scene) => known ?? { id: '', token: '' };
const hasRequest = ({ case: known }: Scene) => known !== undefined && known.coOwner !== '';
const isWaited = (scene: Scene) => scene.isIn('completed', 'under_review', 'contract_sent');

const answers = (['agree', 'object'] as const).map(
  (said): WalkAction => ({
    name: `co-owner ${said === 'agree' ? 'agrees' : 'objects'}`,
    can: hasRequest,
    fits: isWaited,
    weight: 2,
    run: async (scene) => ofPortal(await reply(scene.world.api, scene.case?.coOwner ?? '', said)),
  }),
);

export const coOwnerActs: readonly WalkAction[] = [
  {
    name: 'applicant names a co-owner',
    can: ({ case: known }) => known !== undefined,
    fits: (scene) => scene.isIn('in_completion') && scene.draw.what % 4 === 0,
    run: async (scene) =>
      ofPortal(
        await name(scene.world.api, link(scene), [{ name: 'Zofia Wrona', email: 'zofia.wrona@example.pl' }]),
      ),
  },
  {
    name: 'applicant reminds a co-owner',
    can: hasRequest,
    fits: (scene) => isWaited(scene) && scene.draw.what % 4 === 0,
    run: async (scene) => {
      const shown = scene.case && (await scene.world.readAsApplicant(scene.case));
      const [first] = (shown?.co_owners ?? []) as readonly { readonly id: string }[];
      return ofPortal(await remind(scene.world.api, link(scene), first?.id ?? crypto.randomUUID()));
    },
  },
  ...answers,
];
