import { jointCommunity } from '@ndp/personas/personas.ts';
import { apartmentEstimate, fillIn } from '../applications.ts';
import { actOnSigning, openPapers } from '../signing-visit.ts';
import type { TestApi } from '../test-api.ts';
import type { WorkflowHarness } from '../workflow/workflow-harness.ts';
import { planted } from './planted-values.ts';

/**
 * A community for which two sign: the first has signed; the second, who is planted, is invited and asks for a code.
 *
 * @throws {Error} the second was not invited
 */
export async function inviteSecond(
  api: TestApi,
  harness: WorkflowHarness,
  openMails: () => ReturnType<TestApi['takeMails']>,
): Promise<void> {
  const { sections } = jointCommunity;
  const email = planted['second’s e-mail'] ?? '';
  const client_info = {
    ...sections.client_info,
    second_first_name: planted['second’s first name'],
    second_last_name: planted['second’s last name'],
    second_email: email,
  };
  await fillIn(api, { estimate: apartmentEstimate, sections: { ...sections, client_info } });
  await harness.work();
  const mailed = (await openMails()).find(({ kind }) => kind === 'sign-link');
  await harness.sign(mailed?.payload.token ?? '');
  await harness.work();
  const token = (await openMails()).find(({ payload }) => payload.email === email)?.payload.token ?? '';
  await openPapers(api, token);
  const { statusCode, body } = await actOnSigning(api, token, 'code');
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
}
