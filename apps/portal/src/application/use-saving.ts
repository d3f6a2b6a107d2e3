import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { type ApplicationAnswer, applicationAnswer } from '@ndp/contract/calls/application.ts';
import { failureBody, failureLines } from '@ndp/contract/failure.ts';
import type { Link } from '@ndp/contract/link.ts';
import { waitIn } from '@ndp/contract/waiting.ts';
import type { SectionStep } from '@ndp/flows/application/application.flow.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { attemptMessages as texts } from '../attempt/messages.ts';
import { explainUnexpected } from '../attempt/unexpected.ts';
import { useSending } from '../attempt/use-once.ts';
import { ask } from '../site/site.ts';
import { dropDraft, keepAnswer } from './application-store.ts';
import { saveCalls } from './sections.ts';

/** Somebody saved the section in the meantime: what they saved, and what this tab wanted to save. */
interface Conflict {
  readonly mine: object;
  readonly current: ApplicationAnswer;
}

const conflictBody = z.object({ current: applicationAnswer });

/**
 * Saves a section against the revision this tab has seen, and keeps in words what went wrong; the last two are what went
 * wrong when the form was sent without script.
 */
export function useSaving(
  step: SectionStep,
  link: Link,
  problemsBefore?: readonly string[],
  conflictBefore?: Conflict,
) {
  const { send, isBusy, problems } = useSending(
    (error, language) => (conflictIn(error) ? [] : savingProblem(error, language)),
    problemsBefore,
  );
  const [conflict, setConflict] = useState(conflictBefore);
  function save(section: object, revision: number | undefined): Promise<boolean> {
    return send(async () => {
      setConflict(undefined);
      const headers: Record<string, string> = revision === undefined ? {} : { 'if-match': `"${revision}"` };
      try {
        keepAnswer(await ask(saveCalls[step.section], { params: link, body: section, headers }));
      } catch (error) {
        const current = conflictIn(error);
        if (current) setConflict({ mine: section, current });
        throw error;
      }
      dropDraft(step.path);
    });
  }

  return { save, isBusy, problems, conflict, settle: () => setConflict(undefined) };
}

/** The application as it stands when a save was refused because it had changed meanwhile. */
export function conflictIn(error: unknown): ApplicationAnswer | undefined {
  if (!(error instanceof Refused) || error.status !== 412) return undefined;
  return conflictBody.safeParse(error.body).data?.current;
}
export function savingProblem(error: unknown, language: Language): readonly string[] {
  if (error instanceof Unreachable) return [say(texts.network, language)];
  if (!(error instanceof Refused)) return explainUnexpected(error, language);
  const detail = failureBody.safeParse(error.body).data?.detail;
  if (error.status === 422)
    return failureLines(error.body) ?? (detail ? [detail] : explainUnexpected(error, language));
  const text = error.status < 500 ? detail : waitIn(error.status, error.body);
  return text ? [text] : explainUnexpected(error, language);
}
