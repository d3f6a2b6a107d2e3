import { type Message, type MessageValues, say } from '@ndp/flows/message.ts';
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

type Tell = (message: Message) => string;

/** The annexes: calculation, information clause with the consents, form of payment, and of withdrawal for a person. */
export function annexBlocks(data: DocumentData, values: MessageValues): readonly Block[] {
  const tell: Tell = (message) => say(message, data.language, values);
  return [
    { kind: 'heading', text: tell(messages.calculation) },
    ...calculationBlocks(data, values),
    { kind: 'heading', text: tell(messages.information) },
    { kind: 'clauses', clauses: numberClauses(informationClause, data, values) },
    { kind: 'heading', text: tell(messages.consents) },
    { kind: 'grid', grid: consentGrid(data) },
    { kind: 'page' },
    { kind: 'heading', text: tell(messages.payment) },
    { kind: 'paragraph', text: tell(messages.payment_lead) },
    { kind: 'blanks', labels: paymentBlanks.map(tell) },
    { kind: 'clauses', clauses: paymentDocuments(data, values) },
    ...('pesel' in data.client_info ? withdrawalBlocks(tell) : []),
  ];
}

function paymentDocuments(data: DocumentData, values: MessageValues) {
  const points = documentsToSettle(data);
  const [list] = numberClauses([{ ...messages.payment_documents, points }], data, values);
  return list ? [{ ...list, label: '' }] : [];
}

function withdrawalBlocks(tell: Tell): readonly Block[] {
  return [
    { kind: 'heading', text: tell(messages.withdrawal) },
    { kind: 'paragraph', text: tell(messages.withdrawal_lead), tone: 'quiet' },
    { kind: 'paragraph', text: tell(messages.withdrawal_text) },
    { kind: 'blanks', labels: withdrawalBlanks.map(tell) },
  ];
}
