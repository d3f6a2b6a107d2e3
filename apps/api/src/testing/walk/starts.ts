import { jointCommunity } from '@ndp/personas/personas.ts';
import { account, apartmentEstimate, fillIn, type Link, sharedSections } from '../applications.ts';
import { name, zofia } from '../co-owners/co-owners.ts';
import { goodPayment, moveAlong, sendAllDocuments } from '../settlement/settlements.ts';
import { findStored } from '../stored.ts';
import { homeApplication, post } from '../submissions.ts';
import { formOfToday, rememberPaperCase } from './on-paper.ts';
import { partner } from './staff.ts';
import type { World } from './world.ts';

/** Where a walk begins. */
export interface Start {
  readonly name: string;
  readonly prepare: (world: World) => Promise<void>;
}

function remember({ cases }: World, { id, token }: Link, email: string): Link {
  cases.push({ id, token, email, signing: '', coOwner: '', helper: '', duties: '', account });
  return { id, token };
}

/** A case with all its sections, or those before one. */
async function fill(world: World, how: Parameters<typeof fillIn>[1] = {}): Promise<Link> {
  const email = world.nextEmail();
  // A mail of an earlier case would be taken for the one that brings the link.
  await world.api.takeMails();
  const link = await fillIn(world.api, { ...how, estimate: { ...homeApplication, ...how.estimate, email } });
  return remember(world, link, email);
}

async function sign(world: World): Promise<Link> {
  const link = await fill(world);
  await moveAlong(world.api, link, [
    ['contract_sent', 'system'],
    ['contract_signed', 'system'],
  ]);
  return link;
}

async function askForPayment(world: World): Promise<Link> {
  const link = await sign(world);
  await moveAlong(world.api, link, [['in_realisation', 'operator']]);
  await sendAllDocuments(world.api, link);
  const request = await post(
    world.api,
    `/applications/${link.token}/${link.id}/payment_application`,
    goodPayment,
  );
  if (request.statusCode !== 200) throw new Error(request.body);
  return link;
}

async function review(world: World): Promise<Link> {
  const link = await askForPayment(world);
  await moveAlong(world.api, link, [['settlement_review', 'operator']]);
  return link;
}

/** Somebody acts at the desk, and it is done. */
async function act(world: World, who: string, path: string, body: object) {
  const { status, json } = await world.ask(who, 'POST', `/api/partners/${partner}${path}`, body);
  if (status !== 200) throw new Error(`${path}: ${json.detail}`);
  return json;
}

/** Every document of a case is found good. */
async function accept(world: World, link: Link): Promise<string> {
  const { reference } = await findStored(world.api, link);
  const documents = await world.api.owner
    .selectFrom('settlement_document')
    .select(['id', 'kind'])
    .where('application_id', '=', link.id)
    .execute();
  for (const { id, kind } of documents) {
    const dated = kind === 'invoice' ? { issued_on: goodPayment.completion_date } : {};
    await act(world, 'Adam', `/cases/${reference}/files/${id}/verdict`, { verdict: 'accepted', ...dated });
  }
  return reference;
}

async function approved(world: World): Promise<string> {
  const reference = await accept(world, await review(world));
  const found = { cost_gr: 3_000_000, other_public_gr: 0, recalculated_gr: null };
  await act(world, 'Adam', `/cases/${reference}/payments`, found);
  const { json } = await world.ask('Zofia', 'GET', `/api/partners/${partner}/payments`);
  const payments = json.payments as readonly { id: string; reference: string; line_hash: string }[];
  const payment = payments.find((each) => each.reference === reference);
  await act(world, 'Zofia', `/payments/${payment?.id}/approval`, { line_hash: payment?.line_hash });
  return payment?.id ?? '';
}

async function atBank(world: World): Promise<void> {
  const payments = [await approved(world)];
  await act(world, 'Adam', '/payment-batches', { payments });
  const { json } = await world.ask('Adam', 'GET', `/api/partners/${partner}/payments`);
  const [batch] = json.batches as readonly { id: string }[];
  const { file } = await act(world, 'Adam', `/payment-batches/${batch?.id}/file`, { reason: 'Pierwszy raz' });
  const { base64 } = file as { base64: string };
  world.bank.takeFile(batch?.id ?? '', Buffer.from(base64, 'base64').toString());
}

async function enterOnPaper(world: World): Promise<void> {
  const form = formOfToday(world);
  const { reference } = await act(world, 'Olga', '/paper-entries', form);
  await rememberPaperCase(world, reference, form.email);
}

const of = (prepare: (world: World) => Promise<unknown>) => async (world: World) =>
  void (await prepare(world));

export const starts = {
  empty: { name: 'an empty office', prepare: async () => {} },
  estimate: {
    name: 'an estimate that is filled in',
    prepare: of((world) => fill(world, { until: 'consent' })),
  },
  shared: {
    name: 'an application of two owners',
    prepare: async (world) => {
      const link = await fill(world, { until: 'consent', sections: sharedSections });
      await name(world.api, link, [zofia]);
    },
  },
  sent: { name: 'an application that was sent', prepare: of((world) => fill(world)) },
  signed: { name: 'a signed agreement', prepare: of(sign) },
  asked: { name: 'a payment that is asked for', prepare: of(askForPayment) },
  reviewed: {
    name: 'two settlements under review',
    prepare: async (world) => {
      await review(world);
      await review(world);
    },
  },
  judged: {
    name: 'a settlement whose documents all are accepted',
    prepare: of(async (world) => accept(world, await review(world))),
  },
  accepted: { name: 'an approved payment', prepare: of(approved) },
  atBank: { name: 'a payment at the bank', prepare: atBank },
  december: {
    name: 'two estimates that are filled in, late in December',
    prepare: async (world) => {
      for (const _ of [1, 2]) await fill(world, { until: 'consent' });
      // A link lives for thirty days from when it was opened last.
      for (const day of ['2026-12-10T10:00:00Z', '2026-12-22T10:00:00Z']) {
        world.api.pass(new Date(day).getTime() - world.now.getTime());
        for (const each of world.cases) await world.readAsApplicant(each);
      }
      await world.staff.logIn();
    },
  },
  paper: { name: 'a form on paper', prepare: enterOnPaper },
  joint: {
    name: 'an application that two sign for a community',
    prepare: of((world) => fill(world, { estimate: apartmentEstimate, sections: jointCommunity.sections })),
  },
} as const satisfies Readonly<Record<string, Start>>;
