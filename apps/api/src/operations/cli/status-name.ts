import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import type { Language } from '@ndp/flows/message.ts';
import * as standing from '../../cases/attention/standing.ts';
import type { Application } from '../../platform/database/schema/tables.ts';

/** A status in words, with the word that `move` takes: `Wypłacono (paid)`. */
export function nameOfStatus(status: string, language: Language): string {
  const name = standing.nameOfStatus(status, language);
  return isApplicationStatus(status) ? `${name} (${status})` : name;
}

type Standing = Pick<Application, 'kind' | 'status' | 'measured_at'>;

/** The same of a case: a request to be called back stands elsewhere than an application of its status. */
export function nameOfStanding(row: Standing, language: Language): string {
  if (row.kind === 'estimate') return nameOfStatus(row.status, language);
  return `${standing.nameOfStanding(row, language)} (${row.status})`;
}
