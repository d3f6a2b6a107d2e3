import type { WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';
import { partner, people } from '../staff.ts';

const seldom = ({ draw }: Scene) => draw.what % 4 === 0;
const isThere = (scene: Scene) => scene.case !== undefined;
const names = ['pilne', 'czeka na gminę', 'kontrola'] as const;

/** A label of the partner by what was drawn; a made-up id where it has none. */
async function someLabel(scene: Scene): Promise<string> {
  const labels = await scene.world.api.context.db
    .selectFrom('label')
    .select(['id', 'name'])
    .where('partner_id', '=', partner)
    .orderBy('name')
    .execute();
  if (labels.length === 0) return crypto.randomUUID();
  return scene.choose(labels, ({ name }) => name).id;
}

/** What the people of an office tell each other about a case, which nothing of the case waits for. */
export const officeActs: readonly WalkAction[] = [
  {
    name: 'administrator makes a label, or retires it',
    fits: seldom,
    run: (scene) => {
      const is_retired = scene.draw.who % 3 === 0;
      return scene.atDesk(['administrator'], '/labels', {
        ...{ name: scene.choose(names), color: 'blue', is_retired },
      });
    },
  },
  {
    name: 'officer puts a label on the case, or takes it off',
    can: isThere,
    fits: seldom,
    run: async (scene) =>
      scene.aboutCase(['officer', 'approver'], '/labels', {
        ...{ label: await someLabel(scene), is_on: scene.draw.who % 3 > 0 },
      }),
  },
  {
    name: 'officer asks a colleague for an opinion',
    can: isThere,
    fits: seldom,
    run: (scene) => {
      const of = scene.world.staff.seatOf(scene.choose(people)).person.id;
      return scene.aboutCase(['officer', 'approver'], '/opinions', { of, text: 'Czy tak może być?' });
    },
  },
  {
    name: 'colleague gives an opinion',
    can: isThere,
    fits: isThere,
    run: async (scene) => {
      const waiting = await scene.world.api.context.db
        .selectFrom('case_opinion')
        .select(['n', 'asked_of'])
        .where('application_id', '=', scene.case?.id ?? '')
        .where('answer_n', 'is', null)
        .orderBy('n')
        .executeTakeFirst();
      const asked = people.find((name) => scene.world.staff.seatOf(name).person.id === waiting?.asked_of);
      const who = scene.draw.isBold || !asked ? scene.somebody('officer', 'approver') : asked;
      const path = `/cases/${scene.case?.fact.reference}/opinions/${waiting?.n ?? 1}`;
      return scene.as(who, path, { text: 'Moim zdaniem tak.', verdict: 'fine' });
    },
  },
];
