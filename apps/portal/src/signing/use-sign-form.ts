import { Refused } from '@ndp/contract/ask.ts';
import { fitsSigner } from '@ndp/domain/identifiers/signer-name.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import type { AttemptProblem } from '../attempt/problem.ts';
import { useAttempt } from '../attempt/use-attempt.ts';
import { codeOf } from '../page/typed-code.ts';
import { useUnsaved } from '../page/unsaved.ts';
import { useCooldown } from '../page/use-cooldown.ts';
import { nameMessages, signingMessages as texts } from './messages.ts';
import type { ToSignProps } from './signing-client.ts';

/** Digits of a code that signs. */
const codeLength = 6;

/** How long the button for a new code rests, seconds. */
const restSeconds = 60;

/** One and the same: a new list would take the focus again. */
const noLines: readonly string[] = [];

/** A code on its way to the signer: how often one was sent, and how long the last one lives. */
interface SentCode {
  readonly count: number;
  readonly minutes: number;
  /** The server takes it no more. */
  readonly isOver: boolean;
}

/** What the server answers with when the code it sent last can no longer be used. */
const codeOver = 410;

interface Complaint {
  readonly field: 'typed_name' | 'code';
  readonly text: string;
}

export interface SignFormProps extends ToSignProps {
  /** What is still to be opened before anything can be signed. */
  readonly unopened: readonly { readonly title: string }[];
}
export function useSignForm({ client, signing, onOutcome, unopened }: SignFormProps) {
  const { say } = useLanguage();
  const { attempt, isBusy, problem, lines } = useAttempt(() => onOutcome('gone'));
  const [typedName, setTypedName] = useState('');
  const [code, setCode] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [insists, setInsists] = useState(false);
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState<SentCode>();
  const [missed, setMissed] = useState<Complaint>();
  useUnsaved({ isTyped: typedName !== '' });
  const [unread, setUnread] = useState(noLines);
  const [secondsLeft, rest, wake] = useCooldown(restSeconds);
  const isSent = sent !== undefined;
  const sentCount = sent?.count ?? 0;
  const complaint = useMemo(
    () => missed ?? (isSent && problem ? aboutField(problem) : undefined),
    [missed, isSent, problem],
  );
  useEffect(() => {
    if (sentCount > 0) focusField('code');
  }, [sentCount]);
  useEffect(() => {
    if (complaint) focusField(complaint.field);
  }, [complaint]);

  const signer = { kind: signing.signer_kind, name: signing.signer_name };
  const fits = fitsSigner(typedName, signer);
  const miss = (field: Complaint['field'], text: Message) => setMissed({ field, text: say(text) });

  async function sendCode() {
    await attempt(async () => {
      const minutes = await client.sendCode();
      setSent((before) => ({ count: (before?.count ?? 0) + 1, minutes, isOver: false }));
      setCode('');
      rest();
    });
    setMissed(undefined);
  }

  /** A code the server takes no more: it counts as not sent, and a new one can be asked for at once. */
  function noteLostCode(error: unknown): never {
    if (isCodeOver(error)) {
      setSent((before) => before && { ...before, isOver: true });
      wake();
    }
    throw error;
  }

  async function sign() {
    const digits = codeOf(code, codeLength);
    if (!digits) return miss('code', texts.codeWrongLength);
    const signature = { code: digits, typedName: typedName.trim(), reason: fits ? undefined : reason.trim() };
    let outcome: 'signed' | 'held' = 'signed';
    const hasSigned = await attempt(async () => {
      outcome = await client.sign(signing, signature).catch(noteLostCode);
    });
    setMissed(undefined);
    if (hasSigned) onOutcome(outcome);
  }

  /** What keeps the documents from being signed, said at its place; undefined when nothing does. */
  function missing(): Complaint | undefined {
    const { signer_kind, signer_name: name } = signing;
    if (typedName.trim() === '') return { field: 'typed_name', text: say(texts.nameMissing) };
    if (fits || (isAsked && insists)) return undefined;
    const other = signer_kind === 'person' ? nameMessages.other : nameMessages.noPerson;
    return { field: 'typed_name', text: say(other, { name }) };
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const [first] = unopened;
    setUnread(
      first ? [say(texts.unopened, { papers: unopened.map(({ title }) => title).join(', ') })] : noLines,
    );
    if (first) return;
    const complaint = missing();
    if (complaint) setAsked(typedName.trim() !== '');
    if (complaint) return setMissed(complaint);
    await (sent ? sign() : sendCode());
  }

  return {
    ...{ typedName, setTypedName, code, setCode, sent, secondsLeft, isBusy, sendCode, submit },
    ...{ insists, setInsists, reason, setReason },
    isAsked: isAsked && !fits,
    errorOf: (field: Complaint['field']) => (complaint?.field === field ? complaint.text : undefined),
    failures: unread.length > 0 ? unread : complaint ? noLines : lines,
  };
}

/**
 * A refusal that belongs to a field of the form. A conflict without a field is about the code; changed
 * documents, too many attempts and faults of the server are no field's.
 */
function aboutField({ text, field, status = 500 }: AttemptProblem): Complaint | undefined {
  if (field === 'typed_name' || field === 'code') return { field, text };
  const isOfCode = !field && (status === 409 || status === codeOver);
  return isOfCode ? { field: 'code', text } : undefined;
}

function isCodeOver(error: unknown): boolean {
  return error instanceof Refused && error.status === codeOver;
}
