import type { LightMyRequestResponse } from 'fastify';
import type { Link } from '../applications.ts';
import { call } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

/** Invites somebody through an applicant's link. */
export async function invite(
  api: TestApi,
  { token, id }: Link,
  person: { readonly name: string; readonly email: string; readonly signed_as?: string },
): Promise<LightMyRequestResponse> {
  return call(api, `PUT /applications/${token}/${id}/helper`, {
    signed_as: 'Łucja Żółć-Kowalska',
    ...person,
  });
}

/** Looks behind a helper's link. */
export async function help(api: TestApi, token: string): Promise<LightMyRequestResponse> {
  return call(api, `GET /helping/${token}`);
}

/** Hands over, or declines. */
export async function reply(
  api: TestApi,
  token: string,
  answer: 'handed_over' | 'declined',
): Promise<LightMyRequestResponse> {
  return call(api, `POST /helping/${token}/answer`, { answer });
}

/** Keeps what a helper types, as a window does that has seen this version and revision. */
export async function prepare(
  api: TestApi,
  token: string,
  section: string,
  typed: object,
  { version = 0, revision = 99 }: { readonly version?: number; readonly revision?: number } = {},
): Promise<LightMyRequestResponse> {
  return call(api, `PUT /helping/${token}/drafts/${section}`, { typed, version, revision });
}
