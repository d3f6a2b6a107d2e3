import { withAuditActor } from '../../platform/database/audit-actor.ts';
import { confirmWait, findWait, storeWait } from '../../platform/partners/opening-waits.ts';
import { type Link, put, sharedSections } from '../applications.ts';
import { look, name } from '../co-owners/co-owners.ts';
import { invite } from '../helping/invitations.ts';
import { goodPayment, moveAlong, sendAllDocuments, sendMessageFile } from '../settlement/settlements.ts';
import { actOnSigning, codeSent, openPapers, readSigning } from '../signing-visit.ts';
import { getByLink, homeApplication, plainPartner, post, submitAndOpenMail } from '../submissions.ts';
import type { TakenMail, TestApi } from '../test-api.ts';
import { openPipeline, type WorkflowHarness } from '../workflow/workflow-harness.ts';

/** The statuses in which a visitor can meet an application, in the order of the pipeline. */
const stages = [
  'submitted',
  'in_completion',
  'completed',
  'contract_sent',
  'contract_signed',
  'in_realisation',
  'payment_requested',
] as const;
export type Stage = (typeof stages)[number];

/** Every secret that opens something of one application; what its stage does not have yet is empty. */
export interface Secrets {
  readonly stage: Stage;
  readonly link: Link;
  readonly papers: string;
  readonly signing: string;
  readonly coOwner: string;
  /** The second address answers with it. */
  readonly notices: string;
  /** Answers for the same address, waiting for the programme to open. */
  readonly opening: string;
  /** A helper prepares with it what is not sent yet. */
  readonly helper: string;
  /** Shows others that the agreement stands. */
  readonly agreement: string;
  /** A new owner takes the duties over with it. */
  readonly duties: string;
  /** The Idempotency-Key the estimate was sent with. */
  readonly submission: string;
  /** Erases it until its address is confirmed. */
  readonly notMe: string;
  /** Ids that stand in addresses below the link. */
  readonly coOwnerId: string;
  readonly documentId: string;
  readonly messageFileId: string;
  /** What the pages show that is sent back with a signature or an answer. */
  readonly shown: SigningInput;
}

interface SigningInput {
  readonly papers: readonly { readonly paper: string; readonly document_hash: string }[];
  readonly statement: string;
  readonly signerName: string;
  /** The one-time code mailed last. */
  readonly code: string;
  readonly summaryHash: string;
}

/** What the mails of an application brought. */
type Mailed = Pick<Secrets, 'papers' | 'signing' | 'coOwner' | 'notices' | 'helper'>;

/** The applicant's section with a second address. */
export const withSecondAddress = { ...sharedSections.client_info, contact_email: 'zarzadca@example.pl' };

/** In the order in which they can be made: the workers would take on what waits to be made into papers. */
const inOrder: readonly Stage[] = [...stages.slice(3), ...stages.slice(0, 3)];

/** A real application at each stage, made as visitors and workers make it, with its secrets. */
export async function bringToStages(api: TestApi, round = 0, wanted = inOrder): Promise<readonly Secrets[]> {
  const harness = await openPipeline(api);
  try {
    const secrets: Secrets[] = [];
    for (const stage of wanted) {
      const bring = () => bringTo(api, harness, stage, `${stage}.${round}@example.pl`);
      secrets.push(await withAuditActor({ who: 'system', what: 'test' }, bring));
    }
    return secrets;
  } finally {
    harness.close();
  }
}

async function bringTo(
  api: TestApi,
  harness: WorkflowHarness,
  stage: Stage,
  email: string,
): Promise<Secrets> {
  const reached = stages.indexOf(stage);
  const submission = `key of ${email}`;
  const estimate = { ...homeApplication, email };
  await api.takeMails();
  const first = await submitAndOpenMail(api, estimate, { key: submission });
  const link = { id: first.id, token: first.token };
  if (reached >= 1) await fill(api, link, reached === 1 ? 'building_info' : undefined);
  if (reached === 1) await inviteHelper(api, link);
  let mailed = note({ papers: '', signing: '', coOwner: '', notices: '', helper: '' }, await api.takeMails());
  if (reached === 3 || reached === 4) {
    await harness.work();
    mailed = note(mailed, await api.takeMails());
  }
  if (reached === 4) mailed = await signAll(api, harness, mailed);
  if (reached >= 5) await startSettling(api, link);
  if (reached >= 6) await askForPayment(api, link);
  const agreement = reached >= 4 ? await showAgreement(api, link) : '';
  const duties = reached >= 6 ? await handOver(api, link) : '';
  const shown = await readShown(api, mailed);
  const notMe = first.notMe;
  const opening = await startWaiting(api, email);
  const secrets = { link, submission, notMe, opening, agreement, duties, ...mailed };
  return { stage, ...secrets, ...(await readIds(api, link)), shown };
}

async function startWaiting({ context }: TestApi, email: string): Promise<string> {
  const payload = { partnerId: plainPartner, email, language: 'pl' } as const;
  const now = context.clock();
  const { token } = await storeWait({ ...context, now }, payload);
  const wait = await findWait(context, { partnerId: plainPartner, token }, now);
  if (wait) await confirmWait(context.db, wait, now);
  return token;
}

async function fill(api: TestApi, link: Link, until?: string): Promise<void> {
  const named = await name(api, link, [{ name: 'Zofia Wrona', email: 'zofia.wrona@example.pl' }]);
  if (named.statusCode !== 200) throw new Error(named.body);
  for (const section of [
    'client_info',
    'building_address',
    'building_info',
    'settlement',
    'consent',
  ] as const) {
    if (section === until) return;
    const body = section === 'client_info' ? withSecondAddress : sharedSections[section];
    const saved = await put(api, link, section, body);
    if (saved.statusCode !== 200) throw new Error(saved.body);
  }
}

async function inviteHelper(api: TestApi, link: Link): Promise<void> {
  const invited = await invite(api, link, { name: 'Piotr', email: 'piotr.pomaga@example.pl' });
  if (invited.statusCode !== 200) throw new Error(invited.body);
}

async function showAgreement(api: TestApi, { token, id }: Link): Promise<string> {
  const shown = await post(api, `/applications/${token}/${id}/agreement_link`, {});
  return shown.json().agreement_link.token;
}

/** Names a new owner, and takes the link out of the mail. */
async function handOver(api: TestApi, { token, id }: Link): Promise<string> {
  const named = { name: 'Piotr Nowy', email: 'piotr.nowy@example.pl' };
  const answer = await post(api, `/applications/${token}/${id}/duty_handover`, named);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return (await api.takeMails()).find(({ kind }) => kind === 'duty-handover')?.payload.token ?? '';
}

async function signAll(api: TestApi, harness: WorkflowHarness, mailed: Mailed): Promise<Mailed> {
  const signed = await harness.sign(mailed.signing);
  if (signed !== 'signed') throw new Error(signed);
  await harness.work();
  return note(mailed, await api.takeMails());
}

/** Papers are made and signed for the stages of signing only; behind them nobody looks at them again. */
async function startSettling(api: TestApi, link: Link): Promise<void> {
  await moveAlong(api, link, [
    ['contract_sent', 'system'],
    ['contract_signed', 'system'],
    ['in_realisation', 'operator'],
  ]);
  await sendAllDocuments(api, link);
  const { id } = (await sendMessageFile(api, link)).json();
  await post(api, `/applications/${link.token}/${link.id}/messages`, { text: 'Pismo.', files: [id] });
}

async function askForPayment(api: TestApi, { token, id }: Link): Promise<void> {
  const payload = await post(api, `/applications/${token}/${id}/payment_application`, goodPayment);
  if (payload.statusCode !== 200) throw new Error(payload.body);
}

function note(known: Mailed, mails: readonly TakenMail[]): Mailed {
  const tokenOf = (kind: string) => mails.find((mail) => mail.kind === kind)?.payload.token;
  return {
    papers: tokenOf('papers-signed') ?? known.papers,
    signing: tokenOf('sign-link') ?? known.signing,
    coOwner: tokenOf('co-owner-request') ?? known.coOwner,
    notices: tokenOf('second-address-request') ?? known.notices,
    helper: tokenOf('helper-invitation') ?? known.helper,
  };
}

async function readIds(
  api: TestApi,
  link: Link,
): Promise<Pick<Secrets, 'coOwnerId' | 'documentId' | 'messageFileId'>> {
  const { co_owners, payment, messages } = (await getByLink(api, link)).json();
  return {
    coOwnerId: co_owners[0]?.id ?? '',
    documentId: payment?.documents[0]?.id ?? '',
    messageFileId: messages[0]?.files[0]?.id ?? '',
  };
}

/** Opens the pages of the links as their holders do, and asks for a code. */
async function readShown(api: TestApi, { signing, coOwner }: Mailed): Promise<SigningInput> {
  const page = signing ? (await readSigning(api, signing)).json() : {};
  if (page.papers) {
    await openPapers(api, signing);
    await actOnSigning(api, signing, 'code');
  }
  const request = coOwner ? (await look(api, coOwner)).json() : {};
  return {
    papers: (page.papers ?? []).map(({ paper, document_hash }: SigningInput['papers'][number]) => ({
      paper,
      document_hash,
    })),
    statement: page.statement?.version ?? '',
    signerName: page.signer_name ?? '',
    code: page.papers ? codeSent(api) : '',
    summaryHash: request.summary_hash ?? '',
  };
}
