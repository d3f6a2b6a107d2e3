import { Refused } from '@ndp/contract/ask.ts';
import { proofDemanded, waitedHeader } from '@ndp/contract/proof.ts';
import { waitDemanded } from '@ndp/contract/proof-wait.ts';
import type { PageVisitor } from '@ndp/contract/written-page.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { waitingField } from '../site/form-fields.ts';
import { plainMessages } from './messages.ts';

/** What to say, and what to wait with, where a call was demanded a proof of work that nobody can compute without script. */
export function crowdedBy(error: unknown, language: Language) {
  if (!(error instanceof Refused) || error.status !== proofDemanded) return undefined;
  const wait = waitDemanded(error.body);
  return (
    wait && {
      text: say(plainMessages.crowded, language, { count: wait.seconds }),
      waiting: wait.ticket,
    }
  );
}

/** The visitor whose calls tell what the form was waited with. */
export function asWaited(visitor: PageVisitor, form: URLSearchParams): PageVisitor {
  const ticket = form.get(waitingField);
  if (ticket === null) return visitor;
  const fetcher: typeof fetch = (url, init) =>
    visitor.fetcher(url, { ...init, headers: { ...(init?.headers as object), [waitedHeader]: ticket } });
  return { ...visitor, fetcher };
}
