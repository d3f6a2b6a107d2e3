import { school } from '@ndp/personas/personas.ts';
import type { LightMyRequestResponse } from 'fastify';
import type { Link } from './applications.ts';
import type { OperatorHarness } from './operator/operator-harness.ts';
import { call, callbackRequest, plainPartner, post, type Sending, schoolPlan } from './submissions.ts';
import type { TestApi } from './test-api.ts';

/** A request to be called back, as whoever sent it finds it in the mailbox. */
export async function askForCall(
  api: TestApi,
  sending: Sending = {},
): Promise<Link & { readonly reference: string }> {
  const { id, reference } = (await post(api, '/applications/no_efficiency', callbackRequest, sending)).json();
  return { id, reference, token: await takeToken(api) };
}

/** The secret in the newest mail. */
export async function takeToken(api: TestApi): Promise<string> {
  return (await api.takeMails()).at(-1)?.payload.token ?? '';
}

const { index_annual_demand, efficiency_before, efficiency_after } = school.answers;
/** Data that give an amount, as an operator types them. */
export const goodData = [
  ...['--demand', String(index_annual_demand).replace('.', ',')],
  ...['--before', String(efficiency_before), '--after', String(efficiency_after)],
];
/** Data that give nothing, since the law reckons from an efficiency of 0.77. */
export const poorData = ['--demand', '100', '--before', '0.5', '--after', '0.7'];

/** Has an operator enter data, in zone II. */
export async function enterData(harness: OperatorHarness, reference: string, data = goodData) {
  return harness.type('measure', reference, ...data, '--zone', 'zone_ii');
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
