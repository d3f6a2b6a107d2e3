import { nameOf } from '@ndp/personas/name-of.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { type SentEstimate, sendEstimate } from './application.ts';
import { request } from './mailbox.ts';
import { type Language, type Partner, portal } from './portal.ts';

/** What is sent of the home owner. */
export const { sections } = homeOwner;

/** Who applies, as the documents name this person. */
export const applicantName = nameOf(sections.client_info);

/** An application that was sent, and where its applicant finds it. */
export interface SentApplication {
  readonly email: string;
  readonly reference: string;
  /** Address of the overview. */
  readonly overview: string;
  /** Port of another server than the one all journeys share. */
  readonly at?: number | undefined;
}

export interface ApplicationOptions {
  readonly partner?: Partner;
  readonly language?: Language;
  /** Port of another server than the one all journeys share. */
  readonly at?: number;
  readonly coOwner?: { readonly name: string; readonly email: string };
  /** Answers over the usual ones: of the estimate, and by section. */
  readonly also?: Readonly<Record<string, object>>;
}

/** Sends an application of a home through the API, for journeys that begin after it. */
export async function sendApplication(sending: ApplicationOptions = {}): Promise<SentApplication> {
  const { partner = 'mpec', language = 'pl', at, coOwner, also = {} } = sending;
  const estimate = await sendEstimate('home', partner, language, at, also.estimate);
  const put = sectionWriter(estimate, sending);
  const { consent, ...earlier } = sections;
  const shared = (section: string) => coOwner && section === 'client_info' && { client_type: 'co_owner' };
  for (const [section, answers] of Object.entries(earlier))
    await put(section, { ...answers, ...shared(section), ...also[section] });
  if (coOwner) await put('co_owners', { co_owners: [coOwner] });
  const reference = await put('consent', consent);
  const { id, token } = idAndTokenOf(estimate.link);
  const overview = portal(partner, `/additional-data/overview/${id}/${token}`, at);
  return { email: estimate.email, reference, overview, at };
}

/** Writes sections of an application, each upon the one before; tells its reference. */
export function sectionWriter(
  { link }: SentEstimate,
  { partner = 'mpec', language = 'pl', at }: ApplicationOptions,
) {
  const { id, token } = idAndTokenOf(link);
  let revision: number | undefined;
  return async (section: string, answers: object): Promise<string> => {
    const { status, body } = await request(
      'api.ndp.localhost',
      `/pl/ndp/applications/${token}/${id}/${section}`,
      {
        ...(at === undefined ? {} : { at }),
        method: 'PUT',
        headers: {
          origin: portal(partner, '', at),
          'content-type': 'application/json',
          'accept-language': language,
          ...(revision === undefined ? {} : { 'if-match': `"${revision}"` }),
        },
        body: JSON.stringify(answers),
      },
    );
    if (status !== 200) throw new Error(`${section} was refused: ${body}`);
    const answer: { revision: number; reference: string } = JSON.parse(body);
    revision = answer.revision;
    return answer.reference;
  };
}

/** The application and its secret, out of the link in a mail. */
export function idAndTokenOf(link: string): { readonly id: string; readonly token: string } {
  const [token, id] = new URL(link).pathname.split('/').reverse();
  if (!id || !token) throw new Error('no link to an application');
  return { id, token };
}
