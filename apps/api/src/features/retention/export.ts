import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { findConsentText } from '@ndp/flows/application/consent/kept-texts.ts';
import { type ConsentRecord, readConsents } from '../../cases/consents/consents.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import type { AppContext } from '../../platform/context.ts';
import { readStanding } from './standing.ts';

/**
 * Everything that is kept of an application, for a person and for a program to read (GDPR, articles 15 and 20). What
 * its link hides, such as all but the end of PESEL and account number, is hidden here too.
 */
export async function exportOf(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { application, partner }: OpenedApplication,
  answer: ApplicationAnswer,
): Promise<Readonly<Record<string, unknown>>> {
  const { retention, day } = await readStanding(db, application, partner);
  const program = programOf(application, partner);
  const { history, payment, co_owners, consent, agreement_link: link, ...rest } = answer;
  const consents = await readConsents(db, keyOf(application));
  return {
    exported_at: clock().toISOString(),
    controller: program.organiser.name,
    kept: { class: retention, until: day },
    application: rest,
    estimate: { ...application.client, ...application.project },
    consents: { answers: consent, evidence: consents.map((each) => describeConsent(each, program)) },
    timeline: history,
    co_owners,
    settlement_documents: payment?.documents ?? [],
    payment: payment?.requested ?? null,
    paid: payment?.paid ?? null,
    // Whoever reads the file is not to open it.
    agreement_shown_until: link?.expires_at ?? null,
  };
}

function describeConsent(record: ConsentRecord, program: Program) {
  const { consent_id, text_version, text_hash, document_hashes, language, accepted_at } = record;
  return {
    consent: consent_id,
    given_at: accepted_at.toISOString(),
    language,
    text: findConsentText(record, program) ?? null,
    text_version,
    text_sha256: text_hash,
    documents_sha256: document_hashes,
  };
}
