import { school } from '@ndp/personas/personas.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { Link } from './applications.ts';
import type { OperatorHarness } from './operator/operator-harness.ts';
import {
  call,
  callbackRequest,
  plainPartner,
  post,
  type SubmissionOptions,
  schoolPlan,
} from './submissions.ts';
import type { TestApi } from './test-api.ts';

/** A request to be called back, as whoever sent it finds it in the mailbox. */
export async function askForCall(
  api: TestApi,
  sending: SubmissionOptions = {},
): Promise<Link & { readonly reference: string }> {
  const { id, reference } = (await post(api, '/applications/no_efficiency', callbackRequest, sending)).json();
  return { id, reference, token: await takeToken(api) };
}

/** The secret in the newest mail. */
export async function takeToken(api: TestApi): Promise<string> {
  return (await api.takeMails()).at(-1)?.payload.token ?? '';
}

const { index_annual_demand, efficiency_before, efficiency_after } = school.answers;
/** Data that give an amount. */
export const goodData = { index_annual_demand, efficiency_before, efficiency_after };
/** Data that give nothing, since the law reckons from an efficiency of 0.77. */
export const poorData = { index_annual_demand: 100, efficiency_before: 0.5, efficiency_after: 0.7 };

/** Has an officer enter data, in zone II. */
export async function enterData(harness: OperatorHarness, of: Pick<Link, 'id'>, data: object = goodData) {
  const application = await harness.stored(of);
  return harness.act(application, 'measurement', { ...data, climate_zone: 'zone_ii' });
}

/** PUTs the plan of the replacement through a link. */
export function putPlan(
  api: TestApi,
  link: Link,
  change: object = {},
  from = plainPartner,
): Promise<LightMyRequestResponse> {
  return call(api, `PUT /applications/${link.token}/${link.id}/plan`, { ...schoolPlan, ...change }, { from });
}
