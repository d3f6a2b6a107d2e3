// @database both, the embedded one in the long form

import { beforeEach, expect, it } from 'vitest';
import { fillIn, homeSections, type Link, put } from '../../testing/applications.ts';
import { seat } from '../../testing/desk/desk-people.ts';
import { openTestDesk } from '../../testing/desk/test-desk.ts';
import { findStored } from '../../testing/stored.ts';
import { homeApplication, otherPartner, submitAndOpenMail } from '../../testing/submissions.ts';

const { api, desk } = await openTestDesk();
beforeEach(() => api.clear());

const { building_address, client_info } = homeSections;

async function send(email: string): Promise<Link> {
  await api.takeMails();
  return fillIn(api, { estimate: { ...homeApplication, email } });
}

async function twinsOf(link: Link) {
  const officer = await seat(api, 'ola', 'mpec', ['officer']);
  const { reference } = await findStored(api, link);
  const { json } = await officer.ask(desk, 'GET', `/api/partners/mpec/cases/${reference}/twins`);
  return { reference, json };
}

it('names the cases of the partner that share something, the newest first, and how many more there are', async () => {
  const links = [];
  for (const n of [1, 2, 3, 4]) {
    links.push(await send(`twin${n}@example.pl`));
    api.pass(1000);
  }
  const [first, , third, fourth] = links as [Link, Link, Link, Link];
  const shares = ['rachunek', 'budynek', 'osoba lub firma', 'telefon'];
  const { json } = await twinsOf(first);
  expect(json).toMatchObject({
    twins: [
      { reference: (await findStored(api, fourth)).reference },
      { reference: (await findStored(api, third)).reference },
    ],
    ...{ more: 1, elsewhere: [] },
  });
  expect((json.twins as { shares: string[] }[])[0]?.shares.toSorted()).toEqual(shares.toSorted());
  const auditing = await seat(api, 'adam', 'mpec', ['auditor']);
  const { reference } = await findStored(api, first);
  const { actions } = (await auditing.ask(desk, 'GET', `/api/partners/mpec/actions?reference=${reference}`))
    .json;
  expect(actions).toMatchObject([{ kind: 'look', reference, who: 'Osoba ola' }]);
});

it('tells of a case of another partner what is shared and nothing else', async () => {
  const mine = await fillIn(api);
  await api.takeMails();
  const from = otherPartner;
  const theirs = await submitAndOpenMail(api, { ...homeApplication, email: 'ewa@example.pl' }, { from });
  const sections = {
    client_info: { ...client_info, pesel: '02070803628', phone_number: '600700111' },
    building_address,
  };
  for (const name of ['client_info', 'building_address'] as const)
    await put(api, theirs, name, sections[name], { from });
  const { json } = await twinsOf(mine);
  expect(json).toEqual({ twins: [], more: 0, elsewhere: ['budynek'] });
});
