import type { SectionName } from '@ndp/flows/application/application.flow.ts';
import { toApplication } from '@ndp/flows/estimate/requests.ts';
import { homeOwner, housingCommunity, school } from '@ndp/personas/personas.ts';
import type { LightMyRequestResponse } from 'fastify';
import { call, homeApplication, type SubmissionOptions, submitAndOpenMail } from './submissions.ts';
import type { TestApi } from './test-api.ts';

export type JsonBody = Readonly<Record<string, unknown>>;
export type Filled = Readonly<Record<SectionName, JsonBody>>;

export interface Link {
  readonly id: string;
  readonly token: string;
}

/** A home of one owner, every section as it is typed at its best. */
export const { sections: homeSections } = homeOwner;
export const { client_info: owner } = homeSections;
/** The same home, of which the applicant owns a part. */
export const sharedSections = {
  ...homeSections,
  client_info: { ...owner, client_type: 'co_owner' },
} as const;
export const { iban_number: account } = homeSections.settlement;
export const { client_info: company } = school.sections;

export const sectionNames = Object.keys(homeSections) as readonly SectionName[];

export const apartmentEstimate = toApplication(housingCommunity.answers);
export const schoolEstimate = toApplication(school.answers);

export interface Saving extends SubmissionOptions {
  readonly ifMatch?: string;
}

/** PUTs a section through a link. */
export function put(
  api: TestApi,
  link: Link,
  section: SectionName,
  body: unknown = homeSections[section],
  saving: Saving = {},
): Promise<LightMyRequestResponse> {
  return call(api, `PUT /applications/${link.token}/${link.id}/${section}`, body, {
    from: saving.from,
    language: saving.language,
    ifMatch: saving.ifMatch,
    ip: saving.ip,
  });
}

/**
 * Sends an estimate and saves its sections in their order.
 *
 * @param until  the first section that is left out; without it the application is sent
 */
export async function fillIn(
  api: TestApi,
  { until, sections = homeSections, estimate = homeApplication }: FillIn = {},
): Promise<Link> {
  const link = await submitAndOpenMail(api, estimate);
  for (const section of sectionNames) {
    if (section === until) break;
    const answer = await put(api, link, section, sections[section]);
    if (answer.statusCode !== 200) throw new Error(`${section}: ${answer.body}`);
  }
  return { id: link.id, token: link.token };
}

export interface FillIn {
  readonly until?: SectionName;
  readonly sections?: Filled;
  readonly estimate?: object;
}
