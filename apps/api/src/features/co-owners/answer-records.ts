import type { CoOwnerSummary } from '@ndp/contract/calls/co-owners.ts';
import { coOwnerStatement, coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import type { CoOwnerAnswer } from '@ndp/flows/application/co-owners/rules.ts';
import type { Language } from '@ndp/flows/message.ts';
import { openCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import { sha256 } from '../../platform/statements.ts';

/** What is sealed of an answer. */
interface AnswerDetails {
  readonly typedName: string;
  readonly reason: string | null;
  /** What was shown. */
  readonly summary: CoOwnerSummary;
}

/** What a co-owner answered last. */
export interface GivenAnswer {
  readonly n: number;
  readonly answer: 'agree' | 'object';
  readonly reason: string | null;
  /** SHA-256 of what was shown, hexadecimal: the answer speaks of nothing else. */
  readonly summaryHash: string;
  readonly answeredAt: Date;
}

/** An answer as it is added: of whom, about what, in which language and when. */
export interface NewAnswer {
  readonly coOwnerId: string;
  readonly n: number;
  readonly said: CoOwnerAnswer;
  readonly summary: CoOwnerSummary;
  readonly summaryHash: string;
  readonly language: Language;
  readonly at: Date;
}

/** The newest answer of every co-owner of an application, by the co-owner's id. */
export async function readAnswers(
  store: EncryptedStore,
  key: ApplicationKey,
): Promise<ReadonlyMap<string, GivenAnswer>> {
  const rows = await store.db
    .selectFrom('co_owner_answer')
    .select(['co_owner_id', 'n', 'answer', 'summary_hash', 'details', 'answered_at'])
    .where((row) => row.and(ofCase(key)))
    .orderBy('n')
    .execute();
  if (rows.length === 0) return new Map();
  const cipher = await openCipher(store, key);
  return new Map(
    rows.map(({ co_owner_id, n, answer, summary_hash, details, answered_at }) => {
      const { reason } = JSON.parse(
        cipher.open(details, sealContext('co-owner-answer', key, co_owner_id, n)),
      ) as AnswerDetails;
      return [co_owner_id, { n, answer, reason, summaryHash: summary_hash, answeredAt: answered_at }];
    }),
  );
}

/** Keeps an answer with the sentence it was given to. Rows are only ever added. */
export async function addAnswer(store: EncryptedStore, key: ApplicationKey, given: NewAnswer): Promise<void> {
  const { coOwnerId, n, said, summary, summaryHash, language, at } = given;
  const reason = said.answer === 'object' ? said.reason || null : null;
  const details: AnswerDetails = { typedName: said.typed_name, reason, summary };
  const cipher = await openCipher(store, key);
  await store.db
    .insertInto('co_owner_answer')
    .values({
      partner_id: key.partnerId,
      co_owner_id: coOwnerId,
      n,
      application_id: key.applicationId,
      answer: said.answer,
      statement_version: coOwnerStatementVersion,
      statement_hash: sha256(coOwnerStatement[language]),
      summary_hash: summaryHash,
      language,
      details: cipher.seal(JSON.stringify(details), sealContext('co-owner-answer', key, coOwnerId, n)),
      answered_at: at,
    })
    .execute();
}
