import { isApplicationStatus } from '@ndp/domain/workflow/statuses.ts';
import { callbackState } from '@ndp/flows/application/callback/callback-timeline.ts';
import { callbackStates } from '@ndp/flows/application/callback/messages.ts';
import { statusNames } from '@ndp/flows/application/status-names.ts';
import { type Language, say } from '@ndp/flows/message.ts';
import { buildingNames } from '@ndp/flows/project/building-names.ts';
import { sql } from 'kysely';
import type { Application } from '../../platform/database/schema/tables.ts';

/** A status in words. */
export function nameOfStatus(status: string, language: Language): string {
  return isApplicationStatus(status) ? say(statusNames[status].name, language) : status;
}

/** Where a case stands, in words; a request to be called back stands elsewhere than an application of its status. */
export function nameOfPhase(
  { kind, status, measured_at }: Pick<Application, 'kind' | 'status' | 'measured_at'>,
  language: Language,
): string {
  if (kind === 'estimate') return nameOfStatus(status, language);
  const state = callbackState({ status, measured_at: measured_at?.toISOString() ?? null });
  return say(callbackStates[state], language);
}

/** The kind of its building in words; null for one nobody names. */
export function nameOfBuilding({ project }: Pick<Application, 'project'>, language: Language): string | null {
  const entry = Object.entries(buildingNames).find(([variant]) => variant === project.variant);
  return entry ? say(entry[1].name, language) : null;
}

/** Since when a row of `application` has its status. */
export const sinceWhen = sql<Date>`coalesce(application.status_at, application.changed_at)`;
