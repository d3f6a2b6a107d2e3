import { createHash, randomUUID } from 'node:crypto';
import { requestedKinds } from '../../cases/facts/required-kinds.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { keepVerdict } from '../../features/corrections/document-verdicts.ts';
import { insertDocument } from '../../features/settlement/documents.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { asUnit } from '../../platform/unit.ts';
import type { TestApi } from '../test-api.ts';
import { seat } from './desk-people.ts';

/** Gives a case a document of every kind its settlement requires, each with its verdict; null: not judged yet. */
export async function addJudgedDocuments(
  api: TestApi,
  application: Application,
  verdict: 'accepted' | 'insufficient' | null = 'accepted',
): Promise<void> {
  const { context } = api;
  const partner = await context.partners.find(application.partner_id);
  if (!partner) throw new Error(`no partner ${application.partner_id}`);
  const key = keyOf(application);
  const required = requestedKinds(application, partner).filter(({ isRequired }) => isRequired);
  const { person } = await seat(api, 'judge', partner.id, []);
  await asUnit(context, async (unit) => {
    for (const { kind } of required) {
      const id = randomUUID();
      const contentHash = createHash('sha256').update(id).digest('hex');
      const file = { fileName: `${kind}.pdf`, mediaType: 'application/pdf', bytes: 1_000 } as const;
      const stored = { id, kind, contentHash, storageKey: id, uploadedAt: unit.now, facts: null };
      await insertDocument(unit, key, { ...file, ...stored });
      if (verdict) {
        const said = { document_id: id, verdict, person_id: person.id, given_at: unit.now };
        await keepVerdict(unit.db, key, said);
      }
    }
  });
}
