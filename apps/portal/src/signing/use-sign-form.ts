import { useLanguage } from '@ndp/flows/language.tsx';
import type { Message } from '@ndp/flows/message.ts';
import { focusField } from '@ndp/ui/field-ids.ts';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useAttempt } from '../attempt/use-attempt.ts';
import { codeOf } from '../page/typed-code.ts';
import { useUnsaved } from '../page/unsaved.ts';
import { useCooldown } from '../page/use-cooldown.ts';
import { signingMessages as texts } from './messages.ts';
import {
  aboutField,
  type Complaint,
  codeLength,
  type DeclarationName,
  isCodeOver,
  isSigners,
  type SentCode,
  signComplaint,
  unreadLines,
} from './sign-rules.ts';
import type { ToSignProps } from './signing-client.ts';
import { useWrittenSigning } from './written-signing.ts';

/** How long the button for a new code rests, seconds. */
const restSeconds = 60;

/** One and the same: a new list would take the focus again. */
const noLines: readonly string[] = [];

export interface SignFormProps extends ToSignProps {
  /** What is still to be opened before anything can be signed. */
  readonly unopened: readonly { readonly paper: string; readonly title: string }[];
}
export function useSignForm({ client, signing, onOutcome, unopened }: SignFormProps) {
  const { say, language } = useLanguage();
  const { attempt, isBusy, problem, lines } = useAttempt(() => onOutcome('gone'));
  const before = useWrittenSigning()?.form;
  const [typedName, setTypedName] = useState(before?.typedName ?? '');
  const [declared, setDeclared] = useState(before?.declared ?? []);
  const [code, setCode] = useState(before?.code ?? '');
  const [isAsked, setAsked] = useState(before?.isAsked ?? false);
  const [insists, setInsists] = useState(before?.insists ?? false);
  const [reason, setReason] = useState(before?.reason ?? '');
  const [sent, setSent] = useState<SentCode | undefined>(before?.sent);
  const [missed, setMissed] = useState<Complaint | undefined>(before?.complaint);
  useUnsaved({ isTyped: typedName !== '' });
  const [unread, setUnread] = useState(before?.failures ?? noLines);
  const [wasUnread] = useState(unopened.length > 0);
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

  const fits = isSigners(typedName, signing);
  const miss = (field: Complaint['field'], text: Message) => setMissed({ field, text: say(text) });

  function declare(name: DeclarationName, isGiven: boolean) {
    setDeclared((given) => [...given.filter((each) => each !== name), ...(isGiven ? [name] : [])]);
  }

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
    const said = { code: digits, typedName: typedName.trim(), declared };
    const signature = { ...said, reason: fits ? undefined : reason.trim() };
    let outcome: 'signed' | 'held' = 'signed';
    const hasSigned = await attempt(async () => {
      outcome = await client.sign(signing, signature).catch(noteLostCode);
    });
    setMissed(undefined);
    if (hasSigned) onOutcome(outcome);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setUnread(unopened.length > 0 ? unreadLines(unopened, language) : noLines);
    if (unopened.length > 0) return;
    const said = { typedName, insists: isAsked && insists, declared };
    const complaint = signComplaint(signing, said, language);
    if (complaint?.field === 'typed_name') setAsked(typedName.trim() !== '');
    if (complaint) return setMissed(complaint);
    await (sent ? sign() : sendCode());
  }

  const isUnread = unread.length > 0 && unopened.length > 0;
  // What the server wrote of a form without script, as long as nothing was sent from here.
  const isWritten = !wasUnread && unread === before?.failures;
  return {
    ...{ typedName, setTypedName, code, setCode, sent, secondsLeft, isBusy, sendCode, submit },
    ...{ insists, setInsists, reason, setReason, declared, declare },
    isAsked: isAsked && !fits,
    isUnread,
    errorOf: (field: Complaint['field']) => (complaint?.field === field ? complaint.text : undefined),
    failures: isUnread || isWritten ? unread : complaint ? noLines : lines,
  };
}
