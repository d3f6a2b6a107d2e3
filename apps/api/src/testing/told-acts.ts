import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lockApplication } from '../cases/store/applications.ts';
import { askRunning } from '../cases/store/running.ts';
import { sendRequest } from '../features/corrections/request-correction.ts';
import { toldAnswers } from '../features/corrections/told-answers.ts';
import { enterPaper } from '../features/estimate/paper.ts';
import { askForExplanation } from '../features/payments/hearings.ts';
import { dayMs, polishDay } from '../platform/clock.ts';
import { withAuditActor } from '../platform/database/audit-actor.ts';
import { asUnit } from '../platform/unit.ts';
import { fillIn, homeSections, put } from './applications.ts';
import { paperForm } from './desk/paper-form.ts';
import { invite, prepare, reply } from './helping/invitations.ts';
import type { Secrets } from './hostile/stages.ts';
import type { OperatorHarness } from './operator/operator-harness.ts';
import { getByLink, homeApplication, plainPartner, post } from './submissions.ts';
import type { TestApi } from './test-api.ts';
import { workIn } from './work-in.ts';

/** A helper prepares, the applicant saves and repeats the terms; the helper hands over, gets a new link and declines; another one is invited, and dismissed. */
export async function helpWith(api: TestApi, { link, helper }: Secrets): Promise<void> {
  const ask = (what: string) => post(api, `/applications/${link.token}/${link.id}/helper/${what}`, undefined);
  await prepare(api, helper, 'building_address', { street: 'Polna' });
  await put(api, link, 'building_address', { ...homeSections.building_address, house_number: '13' });
  const { quote } = (await getByLink(api, link)).json();
  const duties = { not_sold: true, kept_years: true, own_account: true };
  await post(api, `/applications/${link.token}/${link.id}/terms`, { terms_amount: `${quote}`, ...duties });
  await reply(api, helper, 'handed_over');
  await ask('link');
  const mails = await api.takeMails();
  const again = mails.find(({ kind }) => kind === 'helper-invitation')?.payload.token ?? '';
  await reply(api, again, 'declined');
  await invite(api, link, { name: 'Ewa', email: 'ewa.pomaga@example.pl' });
  await ask('dismissal');
}

/** Both owners mark a duty and answer whether the source runs; in between a naming is taken back, declined, and taken up. */
export async function handOverDuties(api: TestApi, { link }: Secrets): Promise<void> {
  const of = `/applications/${link.token}/${link.id}`;
  const putIn = (status: string) =>
    sql`update application set status = ${status} where id = ${link.id}`.execute(api.owner);
  const name = async (name: string) => {
    await api.takeMails();
    await post(api, `${of}/duty_handover`, { name, email: `${name.toLowerCase()}@example.pl` });
    const asked = (await api.takeMails()).find(({ kind }) => kind === 'duty-handover');
    return `/held_duties/${asked?.payload.token}`;
  };
  const act = async (by: string, answer: string) => {
    await post(api, `${by}/duties/registration`, { is_done: true, note: answer });
    await post(api, `${by}/running`, { year: 2027, answer });
  };
  await putIn('paid');
  const key = { partnerId: plainPartner, applicationId: link.id };
  await workIn(api.owner, api.context.clock(), (unit) => askRunning(unit, key, 2027));
  await act(of, 'no');
  await post(api, `${of}/duty_handover/withdrawal`, undefined);
  await post(api, `${await name('Ewa')}/refusal`, undefined);
  const held = await name('Adam');
  await post(api, `${held}/acceptance`, { typed_name: 'Adam Nowy' });
  await act(held, 'yes');
  await putIn('payment_requested');
}

/** A name is asked to be corrected, and the applicant says why nothing is changed. */
export async function answerByWords(api: TestApi): Promise<void> {
  const ask = await askForName(api, 'zdaniem@example.pl');
  await ask('correction_words', { place, words: 'Tak mam w dowodzie.' });
  await ask('correction_answer');
}

/** A name is asked to be corrected, and the applicant accepts the one that is proposed. */
export async function acceptProposed(api: TestApi): Promise<void> {
  const ask = await askForName(api, 'zgoda@example.pl');
  await ask('correction_acceptance', { place, round: 1 });
}

const place = 'client_info.first_name';

/** Asks for another name, and gives what its applicant then does. */
async function askForName(api: TestApi, email: string) {
  await api.takeMails();
  const link = await fillIn(api, { estimate: { ...homeApplication, email } });
  const proposed = { field: 'last_name', value: 'Poprawna' };
  const request = {
    items: [{ place, sentence: null, words: 'Inaczej w księdze.', proposed }],
    dueOn: polishDay(new Date(api.context.clock().getTime() + 7 * dayMs)),
    person: { id: randomUUID(), name: 'Ola' },
  };
  const person = { id: request.person.id, issuer: 'https://id.example', subject: email };
  await api.owner
    .insertInto('desk_person')
    .values({ ...person, made_at: api.context.clock() })
    .execute();
  await withAuditActor({ who: 'operator', name: 'Ola', what: 'test' }, () =>
    workIn(api.owner, api.context.clock(), async (unit) => {
      const application = await lockApplication(unit, plainPartner, link.id);
      const partner = await api.context.partners.find(plainPartner);
      if (!application || !partner) throw new Error('there is an application');
      await sendRequest(unit, application, request, await toldAnswers(unit, { application, partner }));
    }),
  );
  return (what: string, body?: object) => post(api, `/applications/${link.token}/${link.id}/${what}`, body);
}

/** A sent application is refused, and its applicant appeals. */
export async function appealRefusal(api: TestApi, harness: OperatorHarness): Promise<void> {
  await api.takeMails();
  const link = await fillIn(api, { estimate: { ...homeApplication, email: 'odwolanie@example.pl' } });
  await harness.move(link, 'rejected', 'Poza programem.');
  await post(api, `/applications/${link.token}/${link.id}/appeal`, { text: 'Pomiar to nie wymiana.' });
}

/** Less is to be paid than agreed, and the applicant explains. */
export async function explainLess(api: TestApi, harness: OperatorHarness): Promise<void> {
  await api.takeMails();
  const link = await fillIn(api, { estimate: { ...homeApplication, email: 'nizsza@example.pl' } });
  const application = await harness.put(await harness.stored(link), 'settlement_review');
  const person = { id: randomUUID(), issuer: 'https://id.example', subject: 'kasia' };
  await api.owner
    .insertInto('desk_person')
    .values({ ...person, made_at: api.context.clock() })
    .execute();
  const partner = await api.context.partners.find(plainPartner);
  if (!partner) throw new Error(`no partner ${plainPartner}`);
  const hearing = { amountGr: 1, reason: 'Faktura jest niższa.' };
  await asUnit(api.context, (unit) => askForExplanation(unit, { application, partner }, hearing, person.id));
  await post(api, `/applications/${link.token}/${link.id}/explanation`, { text: 'Zgadzam się.' });
}

/** The office enters a form that came on paper, and its applicant acknowledges it. */
export async function acknowledgeFromPaper(api: TestApi): Promise<void> {
  await api.takeMails();
  const person = { id: randomUUID(), name: 'Ola' };
  await api.owner
    .insertInto('desk_person')
    .values({ id: person.id, issuer: 'https://id.example', subject: 'papier', made_at: api.context.clock() })
    .execute();
  const partner = await api.context.partners.find(plainPartner);
  if (!partner) throw new Error(`no partner ${plainPartner}`);
  const { came_on: cameOn, first_name, last_name, project_variant: variant, ...form } = paperForm;
  const entered = { ...form, cameOn, variant, person, client: { first_name, last_name } };
  const { context } = api;
  const reference = await withAuditActor({ who: 'operator', name: 'Ola', what: 'test' }, () =>
    asUnit(context, (unit) => enterPaper(unit, { context, partner }, entered)),
  );
  const [mail] = await api.takeMails();
  const { id } = await context.db
    .selectFrom('application')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const link = `/applications/${mail?.payload.token}/${id}`;
  await post(api, `${link}/acknowledgement`, { gdpr_consent: true });
}
