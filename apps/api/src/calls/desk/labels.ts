import { type CaseLabel, labelCase, readLabels, saveLabel } from '@ndp/contract/desk/labels.ts';
import { readLabelsOfEach, setLabel } from '../../cases/attention/case-labels.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { LabelRetired } from '../../features/casework/refusals.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import {
  countLabelled,
  readLabels as readOwn,
  saveLabel as saveOwn,
} from '../../features/partners/labels.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';
import type { DeskWork } from './desk-work.ts';

/** The labels of a partner, and which of them a case wears. */
export function mountLabels(http: DeskHttp): void {
  mount(http, readLabels, ({ work }) => describe(work));
  mount(http, saveLabel, async ({ body: { name, color, is_retired }, work }) => {
    const { trx, now, partner, person } = work;
    work.addDetails({ label: name, change: is_retired ? 'retired' : 'saved' });
    await saveOwn({ trx, now, partnerId: partner.id }, { name, color, isRetired: is_retired, by: person.id });
    return describe(work);
  });
  mount(http, labelCase, async ({ params, body: { label, is_on }, work }) => {
    const application = await work.lockCase(params.reference);
    await putLabel(work, application, { labelId: label, isOn: is_on });
    return { labels: await labelsOf(work, application) };
  });
}

async function describe({ trx, partner }: DeskWork) {
  const cases = await countLabelled(trx, partner.id);
  const labels = await readOwn(trx, partner.id);
  return { labels: labels.map((label) => ({ ...label, cases: cases.get(label.id) ?? 0 })) };
}

async function labelsOf({ trx, partner }: DeskWork, { id }: Application): Promise<CaseLabel[]> {
  return (await readLabelsOfEach(trx, partner.id, [id])).get(id) ?? [];
}

/**
 * Puts a label of the partner on a locked case, or takes it off.
 *
 * @throws {NotHere} the partner has no such label
 * @throws {LabelRetired} it is put on no case any more
 */
export async function putLabel(
  work: DeskWork,
  application: Application,
  { labelId, isOn }: { readonly labelId: string; readonly isOn: boolean },
): Promise<void> {
  const { trx, unit, partner, person } = work;
  const label = (await readOwn(trx, partner.id)).find(({ id }) => id === labelId);
  if (!label) throw new NotHere();
  if (isOn && label.is_retired) throw new LabelRetired();
  work.addDetails({ label: label.name, change: isOn ? 'put_on' : 'taken_off' });
  await setLabel(unit, keyOf(application), { labelId, personId: person.id, isOn });
}
