import { kindsFor } from '@ndp/domain/settlement/document-kinds.ts';
import type { DocumentData } from '../document-data.ts';
import { termsOf } from '../programme-terms.ts';
import { settlementDocuments } from '../texts/agreement-messages.ts';
import type { PointText } from '../texts/clause-text.ts';

/** The documents that come with the payment application: those the settlement asks for, then the programme's own. */
export function documentsToSettle({ programme, project }: DocumentData): readonly PointText[] {
  const asked = kindsFor({ variant: project.variant, heat_source: project.heat_source ?? null });
  const common = asked.flatMap(({ kind }) => (kind === 'other' ? [] : [settlementDocuments[kind]]));
  return [...common, ...termsOf(programme.id).settlementDocuments];
}
