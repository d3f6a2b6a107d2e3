import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { isShowable } from '@ndp/domain/case/settling.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { EncryptedStore } from '../../cases/keys/encrypted-store.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { proofTitleOf, readAccountProof } from '../../features/payments/account-proof.ts';
import { readPaymentSettings } from '../../features/payments/settings.ts';
import { readAgreementLink } from '../../features/settlement/agreement-link.ts';

export type AfterSigning = Pick<ApplicationAnswer, 'agreement_link' | 'account_proof'>;

/** What an applicant may show of an agreement, and prove of the account, once both sides have signed. */
export async function readAfterSigning(
  store: EncryptedStore,
  opened: OpenedApplication,
  now: Date,
): Promise<AfterSigning> {
  return {
    agreement_link: await readAgreementLink(store, opened.application, now),
    account_proof: await describeAccountProof(store, opened),
  };
}

/** Null: no transfer came, and none is asked for. */
async function describeAccountProof(
  store: EncryptedStore,
  opened: OpenedApplication,
): Promise<AfterSigning['account_proof']> {
  const proof = await readAccountProof(store, keyOf(opened.application));
  const ask = await describeTransfer(store, opened);
  return ask || proof.state !== 'waiting' ? { ...proof, ask } : null;
}

/** Null before the agreement and once the case is over, and where the programme has no account yet. */
async function describeTransfer({ db, keys }: EncryptedStore, { application, partner }: OpenedApplication) {
  if (!isShowable(application.status)) return null;
  const { id: programId } = programOf(application, partner);
  const { bank } = await readPaymentSettings(db, { partnerId: partner.id, programId });
  if (!bank) return null;
  const { payerName: payee, payerAccount: account } = bank;
  return { payee, account, title: proofTitleOf(keys, keyOf(application)) };
}
