import type { Call } from '@ndp/contract/call.ts';
import type { ApplicationAnswer, applicationAnswer } from '@ndp/contract/calls/application.ts';
import {
  saveBuildingAddress,
  saveBuildingInfo,
  saveClientInfo,
  saveConsent,
  saveSettlement,
} from '@ndp/contract/calls/sections.ts';
import type { link } from '@ndp/contract/link.ts';
import type { ProjectVariant } from '@ndp/domain/project.ts';
import { isEnded, isOpen } from '@ndp/domain/workflow/statuses.ts';
import {
  type ApplicationFlow,
  applicationFlow,
  type SectionDraft,
  type SectionName,
  type Sections,
} from '@ndp/flows/application/application.flow.ts';
import { town } from '@ndp/flows/town/town.ts';
import type * as z from 'zod/mini';
import { today } from '../site/today.ts';

type Save = Call<typeof link, z.ZodMiniType, z.ZodMiniType, typeof applicationAnswer>;
export const saveCalls: Readonly<Record<SectionName, Save>> = {
  client_info: saveClientInfo,
  building_address: saveBuildingAddress,
  building_info: saveBuildingInfo,
  settlement: saveSettlement,
  consent: saveConsent,
};
export function flowOf(application: ApplicationAnswer): ApplicationFlow {
  const { client, project, co_owners } = application;
  const lacksCoOwners = client.client_type === 'co_owner' && co_owners.length === 0;
  return applicationFlow({ variant: project.variant as ProjectVariant, today: today(), lacksCoOwners });
}

/** The saved sections of an application. The applicant's is known by its client type, which only saving sets. */
export function sectionsOf({ client, project, ...saved }: ApplicationAnswer): Sections {
  const { pesel, nip, regon, krs } = project;
  return {
    client_info: client.client_type === null ? null : { ...client, pesel, nip, regon, krs },
    building_address: saved.building_address,
    building_info: saved.building_info,
    settlement: saved.settlement,
    consent: saved.consent,
  };
}

/** What a step's screen starts from: the saved section, or what the estimate already knows. */
export function knownAnswers(application: ApplicationAnswer, section: SectionName): SectionDraft {
  const saved = sectionsOf(application)[section];
  if (saved) return withoutNulls(saved);
  if (section === 'building_address') return withoutNulls(town.parse(application.project));
  const { first_name, last_name, building_name, phone_number } = application.client;
  if (section === 'settlement') {
    const holder = building_name ?? [first_name, last_name].filter(Boolean).join(' ');
    return holder ? { bank_account_holder_name: holder } : {};
  }
  if (section !== 'client_info') return {};
  return withoutNulls({ first_name, last_name, building_name, phone_number });
}

/** Null is an answer only to whether there is a KRS entry. */
function withoutNulls(section: object): SectionDraft {
  return Object.fromEntries(
    Object.entries(section).filter(([name, value]) => value !== null || (name === 'krs' && 'nip' in section)),
  );
}

/** Whether the application was submitted, or refused before that: nothing but the overview is then open. */
export function isSubmitted({ consent, status }: ApplicationAnswer): boolean {
  return consent !== null || status === 'rejected' || status === 'appealed';
}

/** Whether nothing is filled in any more: it was sent, has ended, or the last day to send it has passed. */
export function isShut(application: ApplicationAnswer): boolean {
  return isSubmitted(application) || isEnded(application.status) || !application.can_be_sent;
}

/** Whether the plan of the replacement is still to be asked: the organiser measured, so the estimate never did. */
export function lacksPlan({ kind, measured_at, project }: ApplicationAnswer): boolean {
  return kind === 'estimate' && measured_at !== null && project.planned_completion_date === null;
}

/** Whether the office entered it from paper, and its applicant has not yet ticked how personal data are processed. */
export function isUnacknowledged({ paper }: Pick<ApplicationAnswer, 'paper'>): boolean {
  return paper !== null && !paper.is_acknowledged;
}

/** Sent before and opened again; not what is just being sent. */
export function isReopened({ history, status }: Pick<ApplicationAnswer, 'history' | 'status'>): boolean {
  return isOpen(status) && history.some((event) => event.status === 'completed');
}
