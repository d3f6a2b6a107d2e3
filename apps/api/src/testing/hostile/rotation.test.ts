import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { rewrapKeys } from '../../cases/keys/rewrap-keys.ts';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { put } from '../applications.ts';
import { answer, look } from '../co-owners/co-owners.ts';
import { deskOf } from '../desk/bare-desk.ts';
import { pdfOf } from '../settlement/sample-files.ts';
import { requiredKinds, sendFile } from '../settlement/settlements.ts';

import { readSigning } from '../signing-visit.ts';
import { getByLink, homeApplication, plainPartner, post } from '../submissions.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { bringToStages, type Secrets, type Stage } from './stages.ts';

const ringKey = (id: string, fill: number) => ({ id, bytes: new Uint8Array(32).fill(fill) });
const [spring, autumn] = [ringKey('spring', 1), ringKey('autumn', 2)];

/** In the order in which they can be made. */
const used = [
  'contract_sent',
  'contract_signed',
  'in_realisation',
  'submitted',
  'in_completion',
  'completed',
] as const satisfies readonly Stage[];

const apis: TestApi[] = [];
/** Starts the server with a ring, over what the first one stored. */
async function startWith(...ring: readonly ReturnType<typeof ringKey>[]): Promise<TestApi> {
  const [over] = apis;
  if (!over) {
    const api = await startTestApi({ keys: new KeyRing(ring) });
    apis.push(api);
    return api;
  }
  const { db, clock } = over.context;
  const api = await startTestApi({ keys: await openKeys({ db, keys: new KeyRing(ring) }, clock()), over });
  apis.push(api);
  return api;
}
await startWith(spring);
const brought = await bringToStages(await startWith(spring), 0, used);
afterAll(async () => {
  for (const api of apis.reverse()) await api.close();
});

function at(stage: Stage): Secrets {
  const found = brought.find((each) => each.stage === stage);
  if (!found) throw new Error(`nothing is ${stage}`);
  return found;
}
const codesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers
    .filter(({ statusCode }) => statusCode >= 300)
    .map(({ statusCode, body }) => `${statusCode} ${body}`);

/** The signed agreement, as its mailed link opens it. */
function readPaper(api: TestApi, { papers, link }: Secrets): Promise<LightMyRequestResponse> {
  const url = `/pl/ndp/papers/${papers}/${link.id}/agreement`;
  return api.server.inject({ method: 'GET', url, headers: { origin: api.originOf(plainPartner) } });
}

/** How many of the application's files, papers and uploads, open for an officer. */
async function countFiles(api: TestApi, { link }: Secrets): Promise<number> {
  const { reference } = (await getByLink(api, link)).json();
  const office = await deskOf(api.running, plainPartner);
  const { files } = await office.ask(`/cases/${reference}`);
  const ids = (files as readonly { readonly id: string }[]).map(({ id }) => id);
  const read = await Promise.all(ids.map((id) => office.open(`/cases/${reference}/files/${id}`)));
  return read.filter(({ length }) => length > 0).length;
}

/** One of everything a visitor does, on every application. */
function useAll(api: TestApi, round: number): Promise<LightMyRequestResponse>[] {
  const fresh = { ...homeApplication, email: `ktos${round}@example.pl` };
  const file = {
    kind: 'invoice',
    name: `faktura${round}.pdf`,
    bytes: pdfOf({ inside: `/Title (${round})` }),
  };
  return [
    ...brought.map(({ link }) => getByLink(api, link)),
    put(api, at('in_completion').link, 'client_info'),
    post(api, '/applications', fresh, { key: `key ${round}` }),
    sendFile(api, at('in_realisation').link, file),
    readSigning(api, at('contract_sent').signing),
    look(api, at('completed').coOwner),
    readPaper(api, at('contract_signed')),
  ];
}

it('while keys rotate every read, save, submission and upload is answered; without the old key every secret opens', async () => {
  const during = await startWith(autumn, spring);
  const asked = useAll(during, 1);
  const [rewrapped, more] = await Promise.all([
    rewrapKeys(during.context, 2),
    Promise.all([...asked, ...useAll(during, 2)]),
  ]);
  expect(rewrapped).toBeGreaterThan(brought.length);
  expect(codesOf(more)).toEqual([]);
  await rewrapKeys(during.context);
  const after = await startWith(autumn);
  expect(codesOf(await Promise.all(useAll(after, 3)))).toEqual([]);
  expect(await countFiles(after, at('in_realisation'))).toBe(requiredKinds.length + 3);
  const { link, submission } = at('submitted');
  const repeated = { ...homeApplication, email: 'submitted.0@example.pl' };
  after.pass(11 * 60_000);
  expect((await post(after, '/applications', repeated, { key: submission })).json().id).toBe(link.id);
  expect((await answer(after, at('completed').coOwner, 'agree')).statusCode).toBe(200);
  const found = await post(after, '/applications/new_link', { email: 'submitted.0@example.pl' });
  expect(found.statusCode).toBe(202);
  expect((await after.takeMails()).some(({ applicationId }) => applicationId === link.id)).toBe(true);
});
