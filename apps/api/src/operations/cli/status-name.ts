import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { statusNames } from '@ndp/flows/application/status-names.ts';
import { type Language, say } from '@ndp/flows/message.ts';

/** A status in words, with the word that `move` takes: `Wypłacono (paid)`. */
export function nameOfStatus(status: string, language: Language): string {
  return isApplicationStatus(status) ? `${say(statusNames[status].name, language)} (${status})` : status;
}
