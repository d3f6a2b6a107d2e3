import { expect, it } from 'vitest';
import { once } from './once.ts';

it('what is there is not fetched again; what could not be fetched is', async () => {
  let asked = 0;
  const load = once(async () => {
    asked += 1;
    if (asked === 1) throw new Error('no network');
    return 'here';
  });
  await expect(load()).rejects.toThrow('no network');
  expect(await Promise.all([load(), load()])).toEqual(['here', 'here']);
  expect(asked).toBe(2);
});
