import type { CaseAnswer } from '@ndp/contract/desk/cases.ts';
import type { SettlementFacts } from '@ndp/domain/settlement/invoice-rules.ts';
import { settlementFacts } from '@ndp/flows/application/payment/settlement-facts.ts';
import { tellFindings } from '@ndp/flows/application/payment/settlement-findings.ts';
import { requestedKinds } from '../../cases/facts/required-kinds.ts';
import type { readVerdicts } from '../../features/corrections/document-verdicts.ts';
import { readPaymentsOf } from '../../features/payments/store.ts';
import type { SettlementDocument } from '../../features/settlement/documents.ts';
import { polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import { readAnswer } from '../application/application-answer.ts';
import type { DeskWork } from './desk-work.ts';

/** What the settlement of a case is held against, as its applicant's page knows it; undefined before the agreement. */
export async function readSettlementFacts(
  { store, partner, now }: Pick<DeskWork, 'store' | 'partner' | 'now'>,
  application: Application,
): Promise<SettlementFacts | undefined> {
  const answer = await readAnswer(store, { application, partner }, now);
  const { payment } = answer;
  if (!payment) return undefined;
  return settlementFacts({ ...answer, payment }, payment.requested ?? {}, polishDay(now));
}

interface FoundDocuments {
  readonly facts: SettlementFacts;
  readonly documents: readonly SettlementDocument[];
  readonly verdicts: Awaited<ReturnType<typeof readVerdicts>>;
}

/** Each rule of the settlement answered by what is known now, with what officers typed. */
export async function readFindings(
  { trx, partner, language }: Pick<DeskWork, 'trx' | 'partner' | 'language'>,
  application: Application,
  { facts, documents, verdicts }: FoundDocuments,
): Promise<CaseAnswer['findings']> {
  const [payment] = await readPaymentsOf(trx, application);
  const settlement = {
    facts,
    requested: requestedKinds(application, partner),
    documents: documents.map(({ id, kind, contentHash, facts: read }) => ({
      ...{ id, kind, hash: contentHash, facts: read },
      issuedOn: verdicts.get(id)?.issued_on ?? null,
    })),
    provenGr: payment?.facts.costGr ?? null,
    nameOf: (id: string) => documents.find((each) => each.id === id)?.fileName ?? '',
  };
  return tellFindings(settlement, language).map((finding) => ({
    ...finding,
    sentences: [...finding.sentences],
  }));
}
