import { permissions } from '@ndp/contract/permissions.ts';
import { expect, it } from 'vitest';
import { actNames } from '../calls/desk/audit/messages.ts';
import { commands } from '../operations/cli/commands.ts';

it('whatever is done at the desk, or in a case by command, has a name in the reader’s words', () => {
  const atDesk = Object.keys(permissions).map((permission) => `desk ${permission}`);
  const typed = commands
    .filter(({ operands = [], needs = [], takes = [] }) =>
      [...operands, ...needs, ...takes].includes('reference'),
    )
    .map(({ name }) => name);
  const nameless = [...atDesk, ...typed].filter((act) => !(act in actNames));
  expect([typed, nameless]).toEqual([['verify-audit'], []]);
});
