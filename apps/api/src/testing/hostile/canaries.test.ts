import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { Measures } from '../../operations/metrics/measures.ts';
import { Heartbeat } from '../../platform/jobs/heartbeat.ts';
import type { RequestSummary } from '../../platform/log.ts';
import { openTracing } from '../../platform/tracing/open-tracing.ts';
import { fillIn, type Link, put, sectionNames, sharedSections } from '../applications.ts';
import { answer, name } from '../co-owners/co-owners.ts';
import { invite, prepare, reply } from '../helping/invitations.ts';
import { pdfOf } from '../settlement/sample-files.ts';
import { filesIn, goodPayment, moveAlong, requiredKinds, sendFile } from '../settlement/settlements.ts';
import { bothDeclared } from '../signing/embedded-bench.ts';
import { actOnSigning, codeSent, openPapers, readSigning, signatureFor } from '../signing-visit.ts';
import { callbackRequest, homeApplication, plainPartner, post, submitAndOpenMail } from '../submissions.ts';
import { startTestApi } from '../test-api.ts';
import { openTestCollector } from '../tracing/test-collector.ts';
import { openPipeline } from '../workflow/workflow-harness.ts';
import { findCanaries, namesIn } from './canaries.ts';
import { inviteSecond } from './invite-second.ts';
import { planted } from './planted-values.ts';

let link: Link;
let signing: string;
let duties: string;
const refusals: LightMyRequestResponse[] = [];
const answers: RequestSummary[] = [];
const collector = await openTestCollector();
const faults: object[] = [];
const closeTracing = await openTracing(
  { collectorUrl: collector.url },
  { warn: (fields) => faults.push(fields) },
);
const api = await startTestApi({ onAnswered: (answered) => answers.push(answered) });
const harness = await openPipeline(api);
afterAll(async () => {
  harness.close();
  await api.close();
  await collector.close();
});

const of = (what: string) => planted[what] ?? '';
const act = (what: string, body?: unknown) =>
  post(api, `/applications/${link.token}/${link.id}/${what}`, body);

await askForCall();
await decline();
await leaveOpen();
await inviteSecond(api, harness, openMails);
await applyAndSend();
await sign();
await settle();
await handOver();
await breakCalls();
await closeTracing();

async function accepted(answered: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const answer = await answered;
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer;
}

/** Takes the mails and plants the secrets they bring. */
async function openMails() {
  const mails = await api.takeMails();
  for (const { kind, payload } of mails) if (payload.token) planted[`secret of ${kind}`] = payload.token;
  return mails;
}

async function askForCall() {
  const person = { first_name: of('first name'), last_name: of('last name'), phone_number: of('phone') };
  await accepted(post(api, '/applications/no_efficiency', { ...callbackRequest, ...person }));
  await openMails();
}

async function decline() {
  await fillIn(api);
  await harness.work();
  const token = (await openMails()).find(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
  await accepted(actOnSigning(api, token, 'refusal', { reason: of('reason to decline') }));
  await harness.work();
  await openMails();
}

/** An application whose signer insists on another name, and one with something typed that is not given yet. */
async function leaveOpen() {
  const from = (email: string) => ({ estimate: { ...homeApplication, email } });
  await fillIn(api, from('drozd@example.pl'));
  await harness.work();
  const token = (await openMails()).find(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
  await openPapers(api, token);
  await accepted(actOnSigning(api, token, 'code'));
  const reason = of('reason to insist');
  const insisting = { typed_name: `Ewa ${of('typed name')}`, insists: true, reason };
  await accepted(actOnSigning(api, token, 'signature', await signatureFor(api, token, insisting)));
  const { id, token: open } = await fillIn(api, { ...from('mazurek@example.pl'), until: 'client_info' });
  const typing = { typed: { first_name: of('draft') }, version: 0, revision: 9_999 };
  const kept = api.server.inject({
    method: 'PUT',
    url: `/pl/ndp/applications/${open}/${id}/drafts/client_info`,
    headers: { origin: api.originOf(plainPartner) },
    payload: typing,
  });
  await accepted(kept);
  const correcting = { typed: { heater_model_name: of('draft of the project') }, version: 0 };
  const corrected = api.server.inject({
    method: 'PUT',
    url: `/pl/ndp/applications/${open}/${id}/project/draft`,
    headers: { origin: api.originOf(plainPartner) },
    payload: correcting,
  });
  await accepted(corrected);
  const helper = { name: of('helper’s name'), email: of('helper’s e-mail') };
  await accepted(
    invite(api, { id, token: open }, { ...helper, signed_as: of('signature of the invitation') }),
  );
  const invited = (await openMails()).find(({ kind }) => kind === 'helper-invitation')?.payload.token ?? '';
  await accepted(prepare(api, invited, 'building_address', { street: of('preparation') }));
  await accepted(reply(api, invited, 'handed_over'));
  await openMails();
}

async function applyAndSend() {
  planted['submission secret'] = 'kluczyk-wilgi';
  const estimate = {
    ...homeApplication,
    email: of('e-mail'),
    note: of('note'),
    selected_installer: of('installer'),
    heater_model_name: of('heater'),
  };
  link = await submitAndOpenMail(api, estimate, { key: of('submission secret') });
  planted['secret of the application'] = link.token;
  await accepted(name(api, link, [{ name: `Ewa ${of('co-owner’s name')}`, email: of('co-owner’s e-mail') }]));
  const { client_info, building_address, building_info, settlement, consent } = sharedSections;
  const sections: Record<string, object> = {
    client_info: {
      ...client_info,
      first_name: of('first name'),
      last_name: of('last name'),
      phone_number: of('phone'),
      pesel: of('pesel'),
    },
    building_address: {
      ...building_address,
      street: `ul. ${of('street')}`,
      house_number: of('house number'),
    },
    building_info: {
      ...building_info,
      land_registry_number: of('land register'),
      mortgage_registry_number: of('mortgage register'),
    },
    settlement: {
      ...settlement,
      bank_account_holder_name: `Ewa ${of('account holder')}`,
      iban_number: of('iban'),
    },
    consent,
  };
  for (const section of sectionNames) await accepted(put(api, link, section, sections[section]));
  const coOwner = (await openMails()).find(({ kind }) => kind === 'co-owner-request')?.payload.token ?? '';
  const said = { typed_name: `Ewa ${of('co-owner’s typed name')}`, reason: of('co-owner’s reason') };
  await accepted(answer(api, coOwner, 'agree', said));
}

async function sign() {
  await harness.work();
  signing = (await openMails()).find(({ kind }) => kind === 'sign-link')?.payload.token ?? '';
  await openPapers(api, signing);
  await accepted(actOnSigning(api, signing, 'code'));
  planted['signing code'] = codeSent(api);
  const page = (await readSigning(api, signing)).json();
  const papers = page.papers.map(({ paper, document_hash }: Record<string, string>) => ({
    paper,
    document_hash,
  }));
  const said = {
    ...{ typed_name: `Ewa ${of('typed name')}`, statement: page.statement.version, papers },
    declarations: bothDeclared,
  };
  refusals.push(await actOnSigning(api, signing, 'signature', { ...said, code: '12' }));
  const own = { ...said, typed_name: page.signer_name, code: codeSent(api) };
  await accepted(actOnSigning(api, signing, 'signature', own));
  await harness.work();
  await openMails();
}

async function settle() {
  await moveAlong(api, link, [['in_realisation', 'operator']]);
  for (const kind of requiredKinds) {
    const bytes = pdfOf({ inside: `/Title (${of('content of a file')} ${kind})` });
    await accepted(sendFile(api, link, { kind, name: `${of('file name')}-${kind}.pdf`, bytes }));
  }
  await accepted(act('payment_application', { ...goodPayment, heater_model_name: of('payment heater') }));
  await openMails();
}

/** The house is sold: its new owner takes the duties over, and says that one is done. */
async function handOver() {
  const named = { name: `Ewa ${of('new owner’s name')}`, email: of('new owner’s e-mail') };
  await accepted(act('duty_handover', named));
  duties = (await openMails()).find(({ kind }) => kind === 'duty-handover')?.payload.token ?? '';
  const own = (what: string, body: object) => accepted(post(api, `/held_duties/${duties}/${what}`, body));
  await own('acceptance', { typed_name: `Ewa ${of('new owner’s typed name')}` });
  await own('duties/registration', { is_done: true, note: of('new owner’s note') });
  await openMails();
}

/** Refused and broken calls that were sent every planted value. */
async function breakCalls() {
  const everything = { ...planted };
  refusals.push(
    await put(api, link, 'client_info', everything),
    await put(api, link, 'settlement', {
      iban_number: `${of('iban')}1`,
      bank_account_holder_name: everything,
    }),
    await act('payment_application', everything),
    await act(`${of('pesel')}/${of('e-mail')}`, everything),
    await post(api, '/applications', everything),
    await post(api, '/applications', JSON.stringify(everything).slice(0, -1)),
    await actOnSigning(api, signing, 'signature', everything),
    await post(api, `/held_duties/${duties}/acceptance`, everything),
  );
  const { schema } = api.owner;
  for (const table of [
    'application_section',
    'outbox',
    'signing_signer',
    'secret_link',
    'co_owner',
    'duty_handover',
  ]) {
    await schema.alterTable(table).renameTo('away').execute();
    refusals.push(
      await act('confirmation'),
      await put(api, link, 'client_info', sharedSections.client_info),
      await post(api, '/applications', { ...homeApplication, email: of('e-mail'), note: of('note') }),
      await actOnSigning(api, signing, 'code'),
      await post(api, `/held_duties/${duties}/duties/records`, { is_done: true, note: of('note') }),
    );
    await schema.alterTable('away').renameTo(table).execute();
  }
}

describe('after a whole application, from the estimate to the payment', () => {
  it('the log and what workers report hold nothing that was planted', () => {
    expect(api.log()).toContain('a call broke');
    expect(namesIn(api.log(), planted)).toEqual([]);
    expect(namesIn(harness.reported.join('\n'), planted)).toEqual([]);
  });

  it('the figures hold nothing that was planted', async () => {
    const measures = new Measures({ ...api.context, heartbeat: new Heartbeat(api.context.clock) });
    for (const answered of answers) measures.onAnswered(answered);
    const text = await measures.read();
    expect(text).toMatch(
      /ndp_http_request_duration_seconds_count\{method="POST",route="[^"]+",status="5xx"\} [1-9]/,
    );
    expect(text).toMatch(/ndp_applications\{partner="\w+",status="payment_requested"\} 1/);
    expect(namesIn(text, planted)).toEqual([]);
  });

  it('the spans hold nothing that was planted', () => {
    const spans = collector.spans();
    const named = (name: string) => spans.filter((span) => span.name === name).length;
    expect(named('PUT /pl/ndp/applications/:token/:id/client_info')).toBeGreaterThan(1);
    expect(named('insert application_section')).toBeGreaterThan(3);
    expect(spans.some(({ attributes }) => attributes.some(({ key }) => key === 'error.type'))).toBe(true);
    expect(faults).toEqual([]);
    expect(namesIn(collector.text(), planted)).toEqual([]);
  });

  it('no refusal and no fault repeats anything that was planted', () => {
    const bodies = refusals.filter(({ statusCode }) => statusCode >= 400).map(({ body }) => body);
    expect(bodies.length).toBeGreaterThan(20);
    expect(refusals.filter(({ statusCode }) => statusCode === 500).length).toBeGreaterThan(3);
    expect(bodies.flatMap((body) => namesIn(body, planted))).toEqual([]);
  });

  it('every table holds it sealed or as a hash, and nothing lies open', async () => {
    expect(Object.keys(planted).length).toBeGreaterThan(28);
    expect(await findCanaries(api.context.db, planted)).toEqual([]);
  });

  it('the stored files hold it sealed', () => {
    const files = filesIn(api.uploads);
    expect(files.length).toBe(requiredKinds.length);
    const found = files.flatMap((file) =>
      namesIn(file + readFileSync(join(api.uploads, file), 'latin1'), planted),
    );
    expect(found).toEqual([]);
  });
});
