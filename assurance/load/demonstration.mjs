import { tsImport } from 'tsx/esm/api';
import { randomFrom } from '../stage/random.mjs';
import { pdfNamed } from './answers.mjs';
import { Applicant } from './applicant.mjs';
import { Crowd } from './crowd.mjs';

const load = (file) => tsImport(file, import.meta.url);
const { toCallbackRequest } = await load('@ndp/flows/estimate/requests.ts');
const { paymentStatementVersion } = await load('@ndp/flows/application/payment/messages.ts');
const { caller } = await load('@ndp/personas/personas.ts');
const { camtOf, transfersIn } = await load('@ndp/personas/made-up-bank.ts');

const { ibanOf } = await load('@ndp/personas/identifiers.ts');
const { submitApplicationStx } = await load('@ndp/contract/calls/submissions.ts');
const listedPath = submitApplicationStx.path.replace(/^.*(?=\/applications)/, '');

/** Where made-up cases end, in turn: as in life most are young, and few have been paid. */
const ends = [
  ...['submitted', 'contract_signed', 'verified', 'paid', 'in_completion', 'under_review'],
  ...['callback', 'contract_sent', 'submitted', 'payment_requested', 'verified', 'rejected'],
  ...['in_completion', 'in_realisation', 'submitted', 'settlement_review', 'in_completion', 'withdrawn'],
  ...['callback', 'contract_sent', 'verified', 'reported', 'in_completion', 'correction_requested'],
];

/** How far the applicant goes; the rest is the officer’s part. */
const depthOf = {
  submitted: 'submitted',
  verified: 'submitted',
  in_completion: 'sections',
  rejected: 'contract_sent',
  withdrawn: 'contract_sent',
  under_review: 'contract_sent',
  correction_requested: 'contract_sent',
  contract_sent: 'contract_sent',
};

/** The moves after which a case stands where it is to end. */
const movesTo = {
  rejected: [['rejected', 'Budynek nie jest w programie.']],
  withdrawn: [['withdrawn', 'Rezygnacja przez telefon.']],
  under_review: [['under_review', 'Sprawdzamy księgę wieczystą.']],
  correction_requested: [['correction_requested', 'Popraw numer działki.']],
  in_realisation: [['in_realisation', 'Można zaczynać prace.']],
  settlement_review: [['settlement_review', 'Sprawdzamy dokumenty.']],
  paid: [['settlement_review', 'Sprawdzamy dokumenty.']],
  reported: [['settlement_review', 'Sprawdzamy dokumenty.']],
};

/**
 * Makes one case as its applicant and the officer of the first partners would.
 *
 * @param officer  somebody at the desk of this partner; undefined: nobody works there, and nobody moves the case
 * @param doesPay  whether this partner has an officer, an approver and an administrator at its desk
 * @returns where it ended
 */
export async function caseOf({ line, n, seed, officer, doesPay }) {
  const end = ends[Math.floor(n / 4) % ends.length];
  const random = randomFrom(n);
  const crowd = new Crowd({ line: inTown(line, n), seed: `${seed}.${line.portal}`, random, width: 1 });
  crowd.up();
  const applicant = new Applicant({ n, depth: depthOf[end] ?? 'contract_signed', crowd, random });
  if (end === 'callback') return askForCall(applicant);
  await applicant.walk();
  if (end !== 'submitted') await applicant.read();
  if (['payment_requested', 'settlement_review', 'paid', 'reported'].includes(end)) await settle(applicant);
  const { reference } = applicant.submission;
  await talk({ applicant, n, end });
  if (!officer) return movesTo[end] ? (await applicant.read()).status : end;
  await work({ officer, at: line.portal, reference, n, end });
  for (const [status, reason] of movesTo[end] ?? []) {
    await move({ officer, at: line.portal, reference }, status, reason);
  }
  if (end !== 'paid' && end !== 'reported') return end;
  if (!doesPay) return 'settlement_review';
  toPay.push({ reference, isReported: end === 'reported' });
  return end;
}

/** Every seventh applicant whose application was sent has a question. */
async function talk({ applicant, n, end }) {
  if (n % 7 !== 0 || ['submitted', 'verified', 'in_completion'].includes(end)) return;
  const text = 'Dzień dobry, czy mogę zmienić wykonawcę przed podpisaniem?';
  await applicant.change('POST', '/messages', { body: { text } }, 'messages');
}

/** What the officer does beside moving the case: takes it, notes something, answers. */
async function work({ officer, at, reference, n, end }) {
  const path = `/cases/${reference}`;
  if (n % 3 === 0) await officer.do(at, `${path}/assignment`, { to: 'me' });
  if (n % 5 === 0)
    await officer.do(at, `${path}/notes`, { text: 'Dzwonić po 16:00. Budynek ma dwa liczniki.' });
  if (n % 9 === 0) await officer.do(at, `${path}/watch`, { is_watched: true });
  if (n % 6 !== 0 || ['submitted', 'verified', 'in_completion'].includes(end)) return;
  await officer.do(at, `${path}/messages`, { text: 'Dziękujemy za dokumenty. Odpowiemy do piątku.' });
}

/** Moves a case as the buttons of its page do: a correction is asked for item by item, an end is a refusal. */
async function move({ officer, at, reference }, to, reason) {
  const path = `/cases/${reference}`;
  if (to === 'correction_requested') {
    const [{ place }] = (await officer.read(at, `${path}/corrections`)).places;
    const items = [{ place, sentence: null, words: reason }];
    return officer.do(at, `${path}/corrections`, { items, due_on: inDays(14), seen: null });
  }
  const { status: from } = await officer.read(at, path);
  const what = to === 'rejected' || to === 'withdrawn' ? 'refusal' : 'move';
  return officer.do(at, `${path}/${what}`, { from, to, reason });
}

/** A Polish day, so many days from now. */
function inDays(days) {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(
    Date.now() + days * 86_400_000,
  );
}

const toPay = [];

const payer = {
  ...{ payer_name: 'Organizator programu', payer_address: 'ul. Przykładowa 1, Kraków' },
  ...{ payer_account: '61109010140000071219812874', format: 'pain.001.001.09', encoding: 'UTF-8' },
  ...{ has_reference_field: false, most_transfers: 1000 },
  ...{ payment_gr: 5_000_000, payee_gr: 5_000_000, batch_gr: 50_000_000 },
};

/**
 * Has the people of the desk pay: the officer proposes, another person approves, the bank carries out. What is to be is
 * reported.
 *
 * @param team  officer, approver and boss at the desk
 * @param paying  of which partner
 */
export async function payAll({ team, paying }) {
  const { officer, approver } = team;
  if (toPay.length === 0) return;
  await setUp(team, paying);
  const today = inDays(0);
  for (const { reference } of toPay) {
    const path = `/cases/${reference}`;
    const { files } = await officer.read(paying, path);
    for (const { id, issued_on } of files.filter(({ verdict }) => verdict !== undefined)) {
      const dated = issued_on !== undefined ? { issued_on: today } : {};
      await officer.do(paying, `${path}/files/${id}/verdict`, { verdict: 'accepted', ...dated });
    }
    const found = { cost_gr: 6_000_000, other_public_gr: 0, recalculated_gr: null };
    await officer.do(paying, `${path}/payments`, found);
  }
  const own = new Set(toPay.map(({ reference }) => reference));
  const isOwn = ({ reference }) => own.has(reference);
  for (const payment of (await approver.read(paying, '/payments')).payments.filter(isOwn)) {
    const { id, line_hash } = payment;
    await approver.do(paying, `/payments/${id}/approval`, { line_hash });
  }
  const approved = (await officer.read(paying, '/payments')).payments.filter(
    (each) => isOwn(each) && each.state === 'approved',
  );
  await officer.do(paying, '/payment-batches', { payments: approved.map(({ id }) => id) });
  const [batch] = (await officer.read(paying, '/payments')).batches;
  const { file } = await officer.do(paying, `/payment-batches/${batch.id}/file`, { reason: 'Do banku' });
  const done = transfersIn(Buffer.from(file.base64, 'base64').toString());
  const number = Math.floor(Date.now() / 1000);
  const text = camtOf({ ...done, number, day: today, openingGr: 9_000_000_00 });
  // Who took the file does not say what the bank did with it.
  await approver.do(paying, '/payment-statements', { base64: Buffer.from(text).toString('base64') });
  const reason = 'Ujęto w wykazie rocznym.';
  for (const { reference } of toPay.filter(({ isReported }) => isReported))
    await move({ officer, at: paying, reference }, 'reported', reason);
}

/** The account that is paid from, where none is set: one person proposes it, another one accepts. */
async function setUp({ boss, approver }, paying) {
  if ((await boss.read(paying, '/payment-settings')).settings) return;
  await boss.do(paying, '/payment-settings', payer);
  const { changes } = await boss.read(paying, '/payment-settings');
  await approver.do(paying, `/payment-settings/${changes[0].id}`, { accepted: true });
}

/** Where made-up cases stand, all in one climate zone: municipality, its county, town, street and code. */
const towns = [
  ['Kraków', 'Kraków', 'Kraków', 'ul. Święty Krzyż', '31-023'],
  ['Skawina', 'krakowski', 'Skawina', 'ul. Ogrody', '32-050'],
  ['Wieliczka', 'wielicki', 'Wieliczka', 'ul. Słowackiego', '32-020'],
  ['Zabierzów', 'krakowski', 'Balice', 'ul. Polna', '32-083'],
  ['Niepołomice', 'wielicki', 'Niepołomice', 'ul. Bocheńska', '32-005'],
];

/** More of them in the first than in the last. */
function addressOf(address, n) {
  const at = (n * 7) % 15;
  const town = towns[[5, 9, 12, 14].filter((end) => at >= end).length];
  const [community, county, city, street, zip_code] = town;
  return { ...address, community, county, city, street, zip_code };
}

/** Each case has a town of its own, and a programme with a list of installers takes its estimates at another call. */
function inTown(line, n) {
  const call = (method, path, options) => {
    if (method === 'PUT' && path.endsWith('/building_address'))
      return line.call(method, path, { ...options, body: addressOf(options.body, n) });
    // Some share an account, which the desk sees.
    if (method === 'PUT' && path.endsWith('/settlement') && n % 11 === 0)
      return line.call(method, path, { ...options, body: { ...options.body, iban_number: ibanOf(n % 4) } });
    if (!line.hasList || method !== 'POST' || path !== '/applications')
      return line.call(method, path, options);
    const { selected_installer: _, ...body } = options.body;
    const installer = { heater_installer_key: null, heater_custom_installer: null, heater_comments: null };
    const request = { ...body, is_installed_by_the_customer: true, ...installer };
    return line.call(method, listedPath, { ...options, body: request });
  };
  return { call, mailsTo: (address) => line.mailsTo(address), portal: line.portal };
}

async function askForCall(applicant) {
  const body = { ...toCallbackRequest(caller.answers), email: applicant.email };
  const { status, bytes } = await applicant.insist('POST', '/applications/no_efficiency', { body });
  if (status !== 201) throw new Error(`call back: ${status} ${bytes}`);
  return 'callback';
}

async function settle(applicant) {
  const kinds = applicant.known.payment.kinds.filter(({ is_required }) => is_required);
  for (const { kind } of kinds) {
    const file = pdfNamed(`${kind} ${applicant.n}`);
    await applicant.change(
      'POST',
      `/settlement_documents?kind=${kind}&name=${kind}.pdf`,
      { file },
      'payment',
    );
  }
  const today = inDays(0);
  const body = {
    completion_date: today,
    heater_model_name: 'Wicher 9',
    consent_payment: true,
    statement: paymentStatementVersion,
  };
  await applicant.change('POST', '/payment_application', { body }, 'payment');
}
