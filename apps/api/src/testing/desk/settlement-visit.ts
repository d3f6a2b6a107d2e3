import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import { fillInAndSign, moveAlong, sendFile } from '../settlement/settlements.ts';
import { findStored } from '../stored.ts';
import type { TestApi } from '../test-api.ts';
import { seat } from './desk-people.ts';
import type { DeskVisit } from './desk-visit.ts';

/** A case with these files as invoices, its settlement looked at, and an officer at its page. */
export async function openSettlement(
  { api, desk }: { readonly api: TestApi; readonly desk: DeskVisit },
  files: readonly (string | Buffer)[],
) {
  const link = await fillInAndSign(api);
  for (const bytes of files) {
    const answer = await sendFile(api, link, { name: 'f.xml', bytes: Buffer.from(bytes) });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  await moveAlong(api, link, [
    ['payment_requested', 'applicant'],
    ['settlement_review', 'operator'],
  ]);
  const { reference } = await findStored(api, link);
  const { ask } = await seat(api, 'ola', 'mpec', ['officer']);
  const at = `/api/partners/mpec/cases/${reference}`;
  const shown = (await ask(desk, 'GET', at)).json as unknown as CaseAnswer;
  return {
    at,
    ask,
    findings: shown.findings,
    files: shown.files.filter(({ verdict }) => verdict !== undefined),
  };
}
