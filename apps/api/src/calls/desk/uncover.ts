import { uncover } from '@ndp/contract/desk/cases.ts';
import { formatIban } from '@ndp/domain/identifiers/iban.ts';
import { keyOf } from '../../cases/case-key.ts';
import { readSections } from '../../cases/sections.ts';
import { NotHere } from '../../features/desk/refusals.ts';
import { type DeskHttp, mountDeskCall } from './mount-desk.ts';

/** Tells one covered number; why it was needed stays in the audit trail, which may name nobody. */
export function mountUncover(http: DeskHttp): void {
  mountDeskCall(http, uncover, async ({ params, body, work }) => {
    const application = await work.hold(params.reference);
    const { client_info, settlement } = await readSections(work.store, keyOf(application));
    const value = body.field === 'pesel' ? client_info?.data.pesel : settlement?.data.iban_number;
    if (typeof value !== 'string' || value === '') throw new NotHere();
    work.keep({ field: body.field, reason: body.reason });
    return { value: body.field === 'iban' ? formatIban(value) : value };
  });
}
