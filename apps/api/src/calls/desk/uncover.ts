import { uncover } from '@ndp/contract/desk/cases.ts';
import { formatIban } from '@ndp/domain/identifiers/iban.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { readSections } from '../../cases/store/sections.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { mount } from '../../platform/http/mount.ts';
import type { DeskHttp } from './desk-http.ts';

/** Tells one covered number; why it was needed stays in the audit trail, which may name nobody. */
export function mountUncover(http: DeskHttp): void {
  mount(http, uncover, async ({ params, body, work }) => {
    const application = await work.lockCase(params.reference);
    const { client_info, settlement } = await readSections(work.store, keyOf(application));
    const value = body.field === 'pesel' ? client_info?.data.pesel : settlement?.data.iban_number;
    if (typeof value !== 'string' || value === '') throw new NotHere();
    work.addDetails({ field: body.field, reason: body.reason });
    return { value: body.field === 'iban' ? formatIban(value) : value };
  });
}
