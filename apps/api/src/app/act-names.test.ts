import { expect, it } from 'vitest';
import { actNames } from '../calls/desk/messages.ts';
import { deskCalls } from '../calls/desk/routes.ts';
import { commands } from '../operations/cli/commands.ts';

it('whatever is done in a case, at the desk or by command, has a name in the reader’s words', () => {
  const atDesk = Object.values(deskCalls)
    .filter(({ path }) => path.includes(':reference'))
    .map(({ permission }) => `desk ${permission}`);
  const typed = commands
    .filter(({ operands = [], needs = [], takes = [] }) =>
      [...operands, ...needs, ...takes].includes('reference'),
    )
    .map(({ name }) => name);
  const nameless = [...atDesk, ...typed].filter((act) => !(act in actNames));
  expect([atDesk.length > 20, typed, nameless]).toEqual([true, ['verify-audit'], []]);
});
