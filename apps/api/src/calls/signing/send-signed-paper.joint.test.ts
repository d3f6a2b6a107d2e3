import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { housingCommunity } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { findSignedDocument } from '../../features/signing/requests/artefacts.ts';
import { hashDocument } from '../../features/signing/requests/requests.ts';
import { findSeals } from '../../features/signing/seal/seal-check.ts';
import { apartmentEstimate, fillIn } from '../../testing/applications.ts';
import { deskOf } from '../../testing/desk/bare-desk.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { openHarness } from '../../testing/operator/operator-harness.ts';
import { openOwnPki, signElsewhere } from '../../testing/signing/own-pki.ts';
import { signers } from '../../testing/signing/signing-harness.ts';
import { ownPki } from '../../testing/signing/test-signing.ts';
import {
  actOnSigning,
  codeSent,
  inviteToSign,
  readSigning,
  sendSigned,
  signatureFor,
} from '../../testing/signing-visit.ts';
import { plainPartner } from '../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);
const [lucja, jan] = [
  await ownPki.issue({ givenNames: 'Łucja', surname: 'Żółć' }),
  await ownPki.issue({ givenNames: 'JAN MARIA', surname: 'ŻÓŁĆ' }),
];
const papers = ['application', 'agreement'] as const;

/** A community whose two representatives are asked, one after the other. */
async function inviteTwo() {
  const { sections } = housingCommunity;
  const sent = await fillIn(api, { estimate: apartmentEstimate, sections });
  const invited = await inviteToSign(api, sent, { signers });
  const application = await harness.stored(invited.link);
  /** The secret of the link that was mailed last, which has to be to this address. */
  const tokenOf = (email: string) => {
    const mail = api.signing.mails.findLast(({ token }) => token !== undefined);
    expect(mail?.email).toBe(email);
    return mail?.token ?? '';
  };
  /** What an officer says of the signature that waits; the mail with the next link is the product’s own. */
  const judge = async (outcome: 'accepted' | 'refused', email: string) => {
    await api.takeMails();
    await harness.act(application, 'name', { outcome, reason: 'Sprawdzone w moj.gov.pl' });
    const mail = (await api.takeMails()).find(({ kind }) => kind === 'sign-link');
    expect(mail?.payload).toMatchObject({ email });
    return mail?.payload.token ?? '';
  };
  return { ...invited, application, tokenOf, judge };
}
type Invited = Awaited<ReturnType<typeof inviteTwo>>;

/** Signs whatever waits behind a link elsewhere, and sends it back; resolves to the files and the last answer. */
async function signOwn(token: string, signer: typeof lucja) {
  const files: Uint8Array[] = [];
  let answer = await readSigning(api, token);
  for (const paper of papers) {
    const { rawPayload } = await readSigning(api, `${token}/papers/${paper}`);
    const file = await signElsewhere(new Uint8Array(rawPayload), signer);
    answer = await sendSigned(api, token, paper, file);
    files.push(file);
  }
  return { files, answer };
}

async function signByCode(token: string, typed_name: string) {
  await actOnSigning(api, token, 'code');
  const signature = { ...(await signatureFor(api, token, { typed_name })), code: codeSent(api) };
  return (await actOnSigning(api, token, 'signature', signature)).json();
}

/** What is kept once all is signed, and whether it begins with a file. */
async function sealedOf({ requests }: Invited, n: number, file: Uint8Array = new Uint8Array()) {
  await api.signing.work();
  const key = requests[n];
  const kept = key && (await findSignedDocument(api.context, key));
  const document = kept?.signedDocument ?? new Uint8Array();
  const begins = Buffer.from(document.subarray(0, file.length)).equals(file);
  return { begins, seals: findSeals(document).length, hasRecord: kept?.auditDocument !== null };
}

describe('two who sign in order', () => {
  it('may both sign elsewhere: the second behind the first, once an officer has taken the first', async () => {
    const invited = await inviteTwo();
    const first = await signOwn(invited.token, lucja);
    expect(first.answer.json()).toEqual({ status: 'held' });
    invited.tokenOf('lucja@example.pl');
    const token = await invited.judge('accepted', 'jan@example.pl');
    const { rawPayload } = await readSigning(api, `${token}/papers/application`);
    expect(Buffer.from(first.files[0] ?? new Uint8Array()).equals(rawPayload)).toBe(true);
    const second = await signOwn(token, jan);
    expect(second.answer.json()).toEqual({ status: 'signed' });
    const desk = await deskOf(api.running, plainPartner);
    const { signing } = (await desk.ask(`/cases/${invited.application.reference}`)) as CaseAnswer;
    expect(signing[0]?.own.map(({ signer }) => signer)).toEqual(['Łucja Żółć', 'Jan Żółć']);
    for (const n of [0, 1]) {
      expect(await sealedOf(invited, n, second.files[n])).toEqual({
        begins: true,
        seals: 3,
        hasRecord: true,
      });
    }
    const stored = await api.context.db.selectFrom('signing_signer').select('own_document').execute();
    expect(stored.map(({ own_document }) => own_document)).toEqual([null, null, null, null]);
  });

  it('may sign the one with a code and the other elsewhere', async () => {
    const invited = await inviteTwo();
    expect(await signByCode(invited.token, 'Łucja Żółć')).toEqual({ status: 'signed' });
    const second = await signOwn(invited.tokenOf('jan@example.pl'), jan);
    expect(second.answer.json()).toEqual({ status: 'signed' });
    expect(await sealedOf(invited, 0, second.files[0])).toEqual({ begins: true, seals: 2, hasRecord: true });
  });

  it('keep the first signature when the second was refused; the second then signs it with a code', async () => {
    const invited = await inviteTwo();
    const first = await signOwn(invited.token, lucja);
    const invitation = await invited.judge('accepted', 'jan@example.pl');
    const stranger = await (await openOwnPki()).issue({ givenNames: 'Jan', surname: 'Żółć' });
    const second = await signOwn(invitation, stranger);
    expect(second.answer.json()).toEqual({ status: 'held' });
    const token = await invited.judge('refused', 'jan@example.pl');
    const { papers: shown } = (await readSigning(api, token)).json();
    const hash = hashDocument(first.files[0] ?? new Uint8Array());
    expect(shown[0]).toMatchObject({ document_hash: hash, own_holder: null });
    expect(await signByCode(token, 'Jan Żółć')).toEqual({ status: 'signed' });
    expect(await sealedOf(invited, 0, first.files[0])).toEqual({ begins: true, seals: 2, hasRecord: true });
  });

  it('are two people: neither signs for the other, nor the second a document without the first', async () => {
    const invited = await inviteTwo();
    const bare = await readSigning(api, `${invited.token}/papers/agreement`);
    expect((await signOwn(invited.token, jan)).answer.statusCode).toBe(422);
    await signOwn(invited.token, lucja);
    const token = await invited.judge('accepted', 'jan@example.pl');
    expect((await signOwn(token, lucja)).answer.statusCode).toBe(422);
    const file = await signElsewhere(new Uint8Array(bare.rawPayload), jan);
    const answer = await sendSigned(api, token, 'agreement', file);
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      expect.stringContaining('nie jest dokument'),
    ]);
  });
});
