import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { describe, expect, it } from 'vitest';
import { readLinks } from '../../features/signing/embedded/record.ts';
import { findSignedDocument } from '../../features/signing/requests/artefacts.ts';
import { findRequest } from '../../features/signing/requests/requests.ts';
import { findSeals } from '../../features/signing/seal/seal-check.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { openOwnPki, signElsewhere } from '../../testing/signing/own-pki.ts';
import { ownPki } from '../../testing/signing/test-signing.ts';
import {
  actOnSigning,
  codeSent,
  inviteToSign,
  openPapers,
  readSigning,
  sendSigned,
  signatureFor,
} from '../../testing/signing-visit.ts';
import { plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);
const lucja = { givenNames: 'ŁUCJA MARIA', surname: 'ŻÓŁĆ' };
const trusted = await ownPki.issue({ givenNames: 'Łucja', surname: 'Żółć' });
const unknown = await (await openOwnPki()).issue({ givenNames: 'Łucja', surname: 'Żółć' });
const papers = ['application', 'agreement'] as const;

async function signedBy(signer: typeof trusted) {
  const { token, link, requests } = await inviteToSign(api);
  const files = await Promise.all(
    papers.map(async (paper) => {
      const { rawPayload } = await readSigning(api, `${token}/papers/${paper}`);
      return signElsewhere(new Uint8Array(rawPayload), signer);
    }),
  );
  const send = (n: 0 | 1) => sendSigned(api, token, papers[n], files[n] ?? new Uint8Array());
  const states = async () => {
    await api.signing.work();
    return Promise.all(requests.map(async (key) => (await findRequest(api.context.db, key))?.state));
  };
  return { token, link, requests, files, send, states };
}
const kindsOf = async () => {
  const envelopes = await api.context.db.selectFrom('signing_envelope').select('id').execute();
  const read = envelopes.map(({ id }) => readLinks(api.context, { partnerId: plainPartner, envelopeId: id }));
  return (await Promise.all(read)).map((links) => links.map(({ body }) => JSON.parse(body).kind as string));
};

describe('documents signed with one’s own means', () => {
  it('are signed once both have come back from the person asked, under a trusted certificate', async () => {
    const { token, requests, files, send, states } = await signedBy(trusted);
    expect((await send(0)).json()).toEqual({ status: 'taken' });
    expect((await readSigning(api, token)).json().papers).toMatchObject([
      { own_holder: 'Łucja Żółć' },
      { own_holder: null },
    ]);
    expect(await states()).not.toContain('completed');
    expect((await send(1)).json()).toEqual({ status: 'signed' });
    expect(await states()).toEqual(['completed', 'completed']);
    for (const [i, key] of requests.entries()) {
      const kept = await findSignedDocument(api.context, key);
      const [file = new Uint8Array(), document = new Uint8Array()] = [files[i], kept?.signedDocument];
      expect(Buffer.from(document.subarray(0, file.length)).equals(file)).toBe(true);
      expect(findSeals(document)).toHaveLength(2);
      expect(findSeals(kept?.auditDocument ?? new Uint8Array())).toMatchObject([{ coversWholeFile: true }]);
    }
  });

  it('sent twice, even at the same moment, are signed once, and whoever asks again is told so', async () => {
    const { send, states } = await signedBy(trusted);
    await Promise.all([send(0), send(0)]);
    const answers = await Promise.all([send(1), send(1), send(1)]);
    expect(answers.map((each) => each.json().status)).toEqual(['signed', 'signed', 'signed']);
    expect(await states()).toEqual(['completed', 'completed']);
    for (const kinds of await kindsOf()) expect(kinds.filter((kind) => kind === 'signed')).toHaveLength(1);
  });

  it('wait for an officer where nobody trusted vouches for the certificate, who sees what was checked and the file', async () => {
    const { token, link, send, states } = await signedBy(unknown);
    await send(0);
    expect((await send(1)).json()).toEqual({ status: 'held' });
    expect((await send(1)).json()).toEqual({ status: 'held' });
    expect((await readSigning(api, token)).json().is_held).toBe(true);
    expect((await actOnSigning(api, token, 'code')).statusCode).toBe(412);
    expect(await states()).not.toContain('completed');
    const application = await harness.stored(link);
    const desk = await deskOf(api.running, plainPartner);
    const shown = await desk.ask(`/cases/${application.reference}`);
    expect(shown.held_name).toMatchObject({ typed: 'Łucja Żółć', is_own: true });
    const { signing, files } = shown as Pick<CaseAnswer, 'signing' | 'files'>;
    const said = signing
      .flatMap(({ own }) => own.flatMap(({ checks }) => checks.map(({ found }) => found)))
      .join('\n');
    expect(said.replaceAll('\u00a0', ' ')).toContain('nie prowadzi do żadnego z listy zaufanych');
    expect(said.replaceAll('\u00a0', ' ')).toContain('czy certyfikat unieważniono');
    expect(files.map(({ kind }) => kind.replaceAll('\u00a0', ' '))).toEqual([
      'wniosek, plik podpisany poza portalem',
      'umowa, plik podpisany poza portalem',
    ]);
    const accepted = await harness.act(application, 'name', {
      outcome: 'accepted',
      reason: 'Sprawdzone w moj.gov.pl',
    });
    expect(accepted.status).toBe(200);
    expect(await states()).toEqual(['completed', 'completed']);
    expect((await kindsOf()).at(-1)).toEqual(
      expect.arrayContaining(['own-received', 'own-held', 'own-accepted', 'signed', 'sealed']),
    );
  });

  it('do not stand once an officer has refused them; the new link signs with a code', async () => {
    const { link, send, states } = await signedBy(unknown);
    await send(0);
    await send(1);
    const refused = { outcome: 'refused', reason: 'Certyfikat nieznanego wystawcy.' };
    await api.takeMails();
    await harness.act(await harness.stored(link), 'name', refused);
    const invited = (await api.takeMails()).find(({ kind }) => kind === 'sign-link');
    const { token = '' } = { ...(invited?.payload as { token: string } | undefined) };
    expect((await readSigning(api, token)).json().papers).toMatchObject([
      { own_holder: null },
      { own_holder: null },
    ]);
    await openPapers(api, token);
    await actOnSigning(api, token, 'code');
    const signature = { ...(await signatureFor(api, token)), code: codeSent(api) };
    expect((await actOnSigning(api, token, 'signature', signature)).json()).toEqual({ status: 'signed' });
    expect(await states()).toEqual(['completed', 'completed']);
  });

  it.each([
    ['another person', { givenNames: 'Jan', surname: 'Kowalski' }, 'inną osobę'],
    ['another PESEL under the same name', { ...lucja, pesel: '80010112352' }, 'inną osobę'],
  ])(
    'are refused in a sentence when they are those of %s, and nothing is kept',
    async (_whose, holder, sentence) => {
      const { token, send, states } = await signedBy(await ownPki.issue(holder));
      const answer = await send(0);
      expect([answer.statusCode, answer.json().detail.replaceAll('\u00a0', ' ')]).toEqual([
        422,
        expect.stringContaining(sentence),
      ]);
      expect((await readSigning(api, token)).json().papers).toMatchObject([{ own_holder: null }, {}]);
      expect(await states()).toEqual(['sent', 'sent']);
    },
  );
});
