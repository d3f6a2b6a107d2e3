import type { LightMyRequestResponse } from 'fastify';
import type { Link } from '../applications.ts';
import { plainPartner } from '../submissions.ts';
import type { TestApi } from '../test-api.ts';

/** Invites somebody through an applicant's link. */
export async function invite(
  api: TestApi,
  { token, id }: Link,
  person: { readonly name: string; readonly email: string; readonly signed_as?: string },
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: 'PUT',
    url: `/pl/ndp/applications/${token}/${id}/helper`,
    headers: { origin: api.originOf(plainPartner) },
    payload: { signed_as: 'Łucja Żółć-Kowalska', ...person },
  });
}

/** Makes a call of a helper's link. */
export async function help(
  api: TestApi,
  token: string,
  method: 'GET' | 'POST' = 'GET',
  what = '',
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method,
    url: `/pl/ndp/helping/${token}${what}`,
    headers: { origin: api.originOf(plainPartner) },
  });
}

/** Keeps what a helper types, as a window does that has seen this version and revision. */
export async function prepare(
  api: TestApi,
  token: string,
  section: string,
  typed: object,
  { version = 0, revision = 99 }: { readonly version?: number; readonly revision?: number } = {},
): Promise<LightMyRequestResponse> {
  return api.server.inject({
    method: 'PUT',
    url: `/pl/ndp/helping/${token}/drafts/${section}`,
    headers: { origin: api.originOf(plainPartner) },
    payload: { typed, version, revision },
  });
}
