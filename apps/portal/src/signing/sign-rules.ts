import { Refused } from '@ndp/contract/ask.ts';
import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { fitsSigner, isOthersName } from '@ndp/domain/identifiers/signer-name.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import type { AttemptProblem } from '../attempt/problem.ts';
import { nameMessages, signingMessages as texts } from './messages.ts';

/** Digits of a code that signs. */
export const codeLength = 6;

/** What is declared by signing, each on its own. */
export const declarationNames = ['content_known', 'my_signature'] as const;
export type DeclarationName = (typeof declarationNames)[number];

/** A code on its way to the signer: how often one was sent, and how long the last one lives. */
export interface SentCode {
  readonly count: number;
  readonly minutes: number;
  /** The server takes it no more. */
  readonly isOver: boolean;
}

export interface Complaint {
  readonly field: 'typed_name' | 'code' | DeclarationName;
  readonly text: string;
}

/** How the form stood when it was sent without script, and what was said to it. */
export interface SignFormBefore {
  readonly typedName: string;
  readonly declared: readonly DeclarationName[];
  readonly insists: boolean;
  readonly reason: string;
  readonly code?: string;
  readonly isAsked?: boolean;
  readonly sent?: SentCode | undefined;
  readonly complaint?: Complaint | undefined;
  readonly failures?: readonly string[];
}

/** Names of what the form sends without script, beside its fields: the life of the code that was sent; a new code is wanted. */
export const signFields = { minutes: 'code_minutes', newCode: 'new_code' } as const;

/** Names of what the form of a file signed elsewhere sends: which document, and the file itself. */
export const ownFields = { paper: 'own_paper', file: (paper: string) => `own_file_${paper}` } as const;

/** Name of the button that declines. */
export const declineField = 'decline';

/** Whether the typed name is that of the signer. */
export function isSigners(typedName: string, signing: SigningAnswer): boolean {
  const { signer_kind, signer_name } = signing;
  return fitsSigner(typedName, { kind: signer_kind, name: signer_name, other: secondAfter(signing) });
}

/** Who signs after this signer; undefined when nobody does. */
export function secondAfter({ joint }: Pick<SigningAnswer, 'joint'>): string | undefined {
  return joint && !joint.is_second ? joint.second_name : undefined;
}

/** Which documents are to be opened first, a line; none when all are. */
export function unreadLines(
  unopened: readonly { readonly title: string }[],
  language: Language,
): readonly string[] {
  if (unopened.length === 0) return [];
  return [`${say(texts.unopened, language)} ${unopened.map(({ title }) => title).join(', ')}`];
}

/** What keeps the documents from being signed, of the name first; undefined when nothing does. */
export function signComplaint(
  signing: SigningAnswer,
  form: Pick<SignFormBefore, 'typedName' | 'insists' | 'declared'>,
  language: Language,
): Complaint | undefined {
  const ofName = nameComplaint(signing, form, language);
  if (ofName) return ofName;
  const field = declarationNames.find((name) => !form.declared.includes(name));
  return field && { field, text: say(texts.undeclared, language) };
}

function nameComplaint(
  signing: SigningAnswer,
  { typedName, insists }: Pick<SignFormBefore, 'typedName' | 'insists'>,
  language: Language,
): Complaint | undefined {
  if (typedName.trim() === '') return { field: 'typed_name', text: say(texts.nameMissing, language) };
  if (insists || isSigners(typedName, signing)) return undefined;
  const second = secondAfter(signing);
  if (isOthersName(typedName, second))
    return { field: 'typed_name', text: say(nameMessages.ofSecond, language, { name: second ?? '' }) };
  const other = signing.signer_kind === 'organisation' ? nameMessages.noPerson : nameMessages.other;
  return { field: 'typed_name', text: say(other, language, { name: signing.signer_name }) };
}

/** What the server answers with when the code it sent last can no longer be used. */
const codeOver = 410;

/**
 * A refusal that belongs to a field of the form. A conflict without a field is about the code; changed
 * documents, too many attempts and faults of the server are no field's.
 */
export function aboutField({ text, field, status = 500 }: AttemptProblem): Complaint | undefined {
  const known = (['typed_name', 'code', ...declarationNames] as const).find((each) => each === field);
  if (known) return { field: known, text };
  const isOfCode = !field && (status === 409 || status === codeOver);
  return isOfCode ? { field: 'code', text } : undefined;
}

export function isCodeOver(error: unknown): boolean {
  return error instanceof Refused && error.status === codeOver;
}
