import { kindsFor } from '@ndp/domain/settlement/document-kinds.ts';
import { byTheCustomer } from '@ndp/flows/estimate/planning/step.ts';
import { settlementDocuments } from '@ndp/flows/statements/document-messages.ts';
import type { DocumentData } from '../document-data.ts';
import type { PointText } from '../texts/clause-text.ts';

/** The documents that come with the payment application: those the settlement asks this project for. */
export function documentsToSettle({ programme, project }: DocumentData): readonly PointText[] {
  const isSelfInstalled =
    project.is_installed_by_the_customer === true || project.selected_installer === byTheCustomer;
  const kinds = kindsFor(
    { ...project, is_self_installed: isSelfInstalled },
    { ownDocuments: programme.own_documents },
  );
  return kinds.flatMap(({ kind }) => (kind === 'other' ? [] : [settlementDocuments[kind]]));
}
