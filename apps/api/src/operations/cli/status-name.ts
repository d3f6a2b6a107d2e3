import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { callbackState } from '@ndp/flows/application/callback/callback-timeline.ts';
import { callbackStates } from '@ndp/flows/application/callback/messages.ts';
import { statusNames } from '@ndp/flows/application/status-names.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** A status in words, with the word that `move` takes: `Wypłacono (paid)`. */
export function nameOfStatus(status: string, language: Language): string {
  return isApplicationStatus(status) ? `${say(statusNames[status].name, language)} (${status})` : status;
}

type Standing = Pick<Application, 'kind' | 'status' | 'measured_at'>;

/** The same of a case: a request to be called back stands elsewhere than an application of its status. */
export function nameOfStanding({ kind, status, measured_at }: Standing, language: Language): string {
  if (kind === 'estimate') return nameOfStatus(status, language);
  const state = callbackState({ status, measured_at: measured_at?.toISOString() ?? null });
  return `${say(callbackStates[state], language)} (${status})`;
}
