import { type MessageValues, say, type Translate } from '@ndp/flows/message.ts';
import type { Block } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import {
  informationClause,
  annexMessages as messages,
  paymentBlanks,
  withdrawalBlanks,
} from '../texts/annex-messages.ts';
import { calculationBlocks } from './calculation.ts';
import { numberClauses } from './clauses.ts';
import { consentGrid } from './consents.ts';
import { documentsToSettle } from './settlement-documents.ts';

/** The annexes: calculation, information clause with the consents, form of payment, and of withdrawal for a person. */
export function annexBlocks(data: DocumentData, values: MessageValues): readonly Block[] {
  const t: Translate = (message) => say(message, data.language, values);
  return [
    { kind: 'heading', text: t(messages.calculation) },
    ...calculationBlocks(data, values),
    { kind: 'heading', text: t(messages.information) },
    { kind: 'clauses', clauses: numberClauses(informationClause, data, values) },
    { kind: 'heading', text: t(messages.consents) },
    { kind: 'grid', grid: consentGrid(data) },
    { kind: 'page' },
    { kind: 'heading', text: t(messages.payment) },
    { kind: 'paragraph', text: t(messages.payment_lead) },
    { kind: 'blanks', labels: paymentBlanks.map((message) => t(message)) },
    { kind: 'clauses', clauses: paymentDocuments(data, values) },
    ...('pesel' in data.client_info ? withdrawalBlocks(t) : []),
  ];
}

function paymentDocuments(data: DocumentData, values: MessageValues) {
  const points = documentsToSettle(data);
  const [list] = numberClauses([{ ...messages.payment_documents, points }], data, values);
  return list ? [{ ...list, label: '' }] : [];
}

function withdrawalBlocks(t: Translate): readonly Block[] {
  return [
    { kind: 'heading', text: t(messages.withdrawal) },
    { kind: 'paragraph', text: t(messages.withdrawal_lead), tone: 'quiet' },
    { kind: 'paragraph', text: t(messages.withdrawal_text) },
    { kind: 'blanks', labels: withdrawalBlanks.map((message) => t(message)) },
  ];
}
