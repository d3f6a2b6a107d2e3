import { type MessageValues, say } from '@ndp/flows/message.ts';
import { documentsToSettle } from '../content/settlement-documents.ts';
import { valuesOf } from '../content/values.ts';
import type { DocumentData } from '../document-data.ts';
import { assertComplete } from '../required-values.ts';
import { type AgreementPart, inShortTexts } from './messages.ts';

/** The agreement on one page: what one gets, must do, may lose, and how to withdraw; a sentence an entry. */
export type AgreementInShort = Record<AgreementPart, string[]>;

/**
 * The agreement in short, written from the very values the agreement is written from.
 *
 * @throws {MissingValue} {RangeError} as composeDocument
 */
export function agreementInShort(data: DocumentData): AgreementInShort {
  assertComplete(data);
  const values = { ...valuesOf(data), ...shortValues(data) };
  const t = (part: AgreementPart) =>
    inShortTexts[part]
      .filter(({ when }) => when?.(data) ?? true)
      .map((text) => say(text, data.language, values));
  return { get: t('get'), must: t('must'), lose: t('lose'), withdraw: t('withdraw') };
}

function shortValues(data: DocumentData): MessageValues {
  const { settlement, language } = data;
  const documents = documentsToSettle(data).filter(({ when }) => when?.(data) ?? true);
  return {
    accountEnd: settlement.iban_number.replace(/\s/g, '').slice(-4),
    documents: documents.map((each) => say(each, language)).join(', '),
  };
}
