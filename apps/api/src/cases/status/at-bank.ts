import type { Database } from '../../platform/database/database.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { refusal } from '../../platform/refusals.ts';

/** The bank has been asked to pay: until it has answered, nothing of the case moves. */
export class TransferAtBank extends refusal(409, {
  pl: 'Przelew z tej sprawy jest w banku, więc nic się w niej nie zmienia, aż przyjdzie wyciąg. Wczytaj wyciąg albo, jeśli bank nie ma pliku, rozwiąż paczkę.',
  en: 'A transfer of this case is at the bank, so nothing of it changes until the statement is there. Read the statement or, if the bank has no file, cancel the batch.',
}) {}

/** The database keeps it as well. @throws {TransferAtBank} */
export async function requireNotAtBank(
  db: Database,
  { partner_id, id }: Pick<Application, 'partner_id' | 'id'>,
): Promise<void> {
  const there = await db
    .selectFrom('payment')
    .select('id')
    .where((row) => row.and({ partner_id, application_id: id }))
    .where('state', 'in', ['file_made', 'sent'])
    .executeTakeFirst();
  if (there) throw new TransferAtBank();
}
