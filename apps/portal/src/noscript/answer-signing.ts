import type { FormFile, PageVisitor } from '@ndp/contract/written-page.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { isGone, problemOf } from '../attempt/problem.ts';
import { codeOf } from '../page/typed-code.ts';
import { fileFields } from '../papers/paper-card.tsx';
import { readField } from '../papers/read-here.tsx';
import { hrefOf } from '../routing/addresses.ts';
import { loadSigning, type SigningLoad } from '../signing/load-signing.ts';
import { ownSignatureMessages, signingMessages as texts } from '../signing/messages.ts';
import { fileNames } from '../signing/papers-to-sign.tsx';
import {
  aboutField,
  type Complaint,
  codeLength,
  declarationNames,
  declineField,
  isCodeOver,
  isSigners,
  ownFields,
  type SignFormBefore,
  signComplaint,
  signFields,
  unreadLines,
} from '../signing/sign-rules.ts';
import { type SigningPaper, signingClient } from '../signing/signing-client.ts';
import type { WrittenSigning } from '../signing/written-signing.ts';
import { callsFor } from './known.ts';
import type { LinkAnswered } from './link-answered.ts';
import { keepLinkDraft } from './link-draft.ts';

interface Posted {
  readonly form: URLSearchParams;
  readonly files?: readonly FormFile[] | undefined;
  readonly language: Language;
  readonly visitor: PageVisitor;
}

type Open = Extract<SigningLoad, { readonly kind: 'open' }>;

/** What is under way behind one link to sign. */
interface Signing extends Posted {
  readonly token: string;
  readonly here: string;
  readonly asked: Open;
  readonly client: ReturnType<typeof signingClient>;
}

/** Takes what is done on the page of a link to sign: a document opened, a code asked for, the signature, the refusal. */
export async function answerSigning(posted: Posted, token: string): Promise<LinkAnswered> {
  const { form, visitor, language: chosen } = posted;
  const here = hrefOf({ to: '/grant/signing/$token', params: { token } });
  const loaded = await loadSigning(token, callsFor(visitor, chosen).ask);
  if (loaded.kind !== 'open') return { to: here };
  const language = visitor.hasChosen ? chosen : loaded.signing.language;
  const client = signingClient(token, callsFor(visitor, language));
  const signing: Signing = { ...posted, language, token, here, asked: loaded, client };
  if (form.has('language')) return again(signing, { form: typedIn(form) });
  try {
    const read = paperOf(signing, readField);
    if (read) return await showText(signing, read);
    const file = await fetchFile(signing);
    if (file) return file;
    if (form.has(ownFields.paper)) return await sendOwn(signing);
    return form.has(declineField) ? await decline(signing) : await sign(signing);
  } catch (error) {
    if (isGone(error)) return { to: here };
    return again(signing, { form: { ...typedIn(form), failures: [problemOf(error, language).text] } });
  }
}

function paperOf({ form, asked: loaded }: Signing, field: string) {
  return loaded.signing.papers.find(({ paper }) => paper === form.get(field));
}

/** The page once more with a document unfolded; once it has left, the document is noted as opened. */
async function showText(signing: Signing, paper: SigningPaper): Promise<LinkAnswered> {
  const { client, language, asked: loaded } = signing;
  const text = await client.fetchText(paper, language);
  const papers = loaded.signing.papers.map((each) => (each === paper ? { ...each, is_opened: true } : each));
  const shown = { ...signing, asked: { ...loaded, signing: { ...loaded.signing, papers } } };
  const whenDelivered = () => client.noteOpening(paper, 'page', language);
  return { ...again(shown, { text: { paper: paper.paper, text } }), whenDelivered };
}

async function fetchFile(signing: Signing): Promise<LinkAnswered | undefined> {
  const { client, language, asked: loaded } = signing;
  for (const field of Object.values(fileFields)) {
    const paper = paperOf(signing, field);
    if (!paper) continue;
    const copy = field === fileFields.copy ? ('en' as const) : undefined;
    const file = await client.fetchPaper(paper, copy);
    const name = say(fileNames[paper.paper], language, { reference: loaded.signing.reference });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const whenDelivered = () => client.noteOpening(paper, 'pdf', copy ?? 'pl');
    const isShown = field !== fileFields.save;
    return { file: { bytes, type: 'application/pdf', name, isShown, whenDelivered } };
  }
  return undefined;
}

/** Sends a file that was signed elsewhere; the page says what has become of it. */
async function sendOwn(signing: Signing): Promise<LinkAnswered> {
  const { client, language, files = [], here } = signing;
  const paper = paperOf(signing, ownFields.paper);
  if (!paper) return { to: here };
  const chosen = files.find(({ field, file }) => field === ownFields.file(paper.paper) && file.size > 0);
  const refuse = (line: string) => again(signing, { own: { paper: paper.paper, lines: [line] } });
  if (!chosen) return refuse(say(ownSignatureMessages.missing, language));
  try {
    const { status } = await client.sendSigned(paper, chosen.file);
    return status === 'taken' ? { to: here } : again(signing, { outcome: status });
  } catch (error) {
    if (isGone(error)) throw error;
    return refuse(problemOf(error, language).text);
  }
}

async function decline(signing: Signing): Promise<LinkAnswered> {
  const { client, form, language } = signing;
  const reason = (form.get('reason') ?? '').trim();
  try {
    await client.decline(reason);
    return again(signing, { outcome: 'declined' });
  } catch (error) {
    if (isGone(error)) throw error;
    return again(signing, { declining: { reason, lines: [problemOf(error, language).text] } });
  }
}

async function sign(signing: Signing): Promise<LinkAnswered> {
  const { client, form, language, asked: loaded, token, here, visitor } = signing;
  const typed = typedIn(form);
  const unopened = loaded.signing.papers.filter(({ is_opened }) => !is_opened);
  if (unopened.length > 0)
    return again(signing, { form: { ...typed, failures: unreadLines(unopened, language) } });
  const complaint = signComplaint(loaded.signing, typed, language);
  const isOfName = complaint?.field === 'typed_name';
  if (complaint)
    return complain(signing, { ...typed, isAsked: isOfName && typed.typedName.trim() !== '' }, complaint);
  if (!typed.sent || form.has(signFields.newCode)) {
    const count = (typed.sent?.count ?? 0) + 1;
    const sent = { count, minutes: await client.sendCode(), isOver: false };
    const draft = keepLinkDraft(visitor, { of: token, sign: { ...typed, code: '', sent } });
    return { to: `${here}#field-code`, kept: draft };
  }
  const code = codeOf(form.get('code') ?? '', codeLength);
  if (!code) return complain(signing, typed, { field: 'code', text: say(texts.codeWrongLength, language) });
  const { typedName, reason, declared } = typed;
  const isTheirs = isSigners(typedName, loaded.signing);
  const signature = {
    code,
    typedName: typedName.trim(),
    declared,
    reason: isTheirs ? undefined : reason.trim(),
  };
  try {
    const outcome = await client.sign(loaded.signing, signature);
    return { ...again(signing, { outcome }), kept: keepLinkDraft(visitor) };
  } catch (error) {
    if (isGone(error)) throw error;
    const problem = problemOf(error, language);
    const sent = { ...typed.sent, isOver: isCodeOver(error) };
    const about = aboutField(problem);
    if (about) return complain(signing, { ...typed, sent }, about);
    return again(signing, { form: { ...typed, failures: [problem.text] } });
  }
}

/** What the form says, not judged yet. */
function typedIn(form: URLSearchParams): SignFormBefore {
  const minutes = Number(form.get(signFields.minutes));
  return {
    typedName: form.get('typed_name') ?? '',
    declared: declarationNames.filter((name) => form.has(name)),
    insists: form.has('insists'),
    isAsked: form.has('insists'),
    reason: form.get('reason') ?? '',
    code: form.get('code') ?? '',
    ...(minutes > 0 && { sent: { count: 1, minutes, isOver: false } }),
  };
}

/** The page once more, with what is wrong with a field: said at its place, and first of all, where the focus goes. */
function complain(signing: Signing, form: SignFormBefore, complaint: Complaint): LinkAnswered {
  return again(signing, { form: { ...form, complaint, failures: [complaint.text] } });
}

function again({ asked: loaded }: Signing, more: WrittenSigning) {
  const lines = more.form?.failures ?? more.declining?.lines ?? more.own?.lines;
  return { again: { linkPage: { signing: more, loaded: loaded }, ...(lines && { problems: lines }) } };
}
