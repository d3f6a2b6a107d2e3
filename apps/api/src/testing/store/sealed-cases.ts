import { createHash } from 'node:crypto';
import { callbackEnd, linkEnd, paymentEnd } from '@ndp/domain/periods.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import { workingDays } from '@ndp/domain/retention/working-days.ts';
import { termsOf } from '@ndp/domain/search/terms.ts';
import { traitsIn } from '@ndp/domain/workflow/case-traits.ts';
import { numbered } from '@ndp/personas/numbered.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import { makeCipher } from '../../cases/keys/application-keys.ts';
import { type ApplicationKey, sealContext } from '../../cases/keys/case-key.ts';
import { openKeys } from '../../cases/keys/open-keys.ts';
import { hashOf } from '../../cases/links/links.ts';
import { sealApplicantData } from '../../cases/store/applicant-data.ts';
import { searchForm, searchToken } from '../../cases/store/found-by.ts';
import { toEstimate } from '../../features/estimate/estimate.ts';
import { payloadContext } from '../../mail/outbox/promise.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import { readKeys } from '../../platform/config/config.ts';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { openPostgres } from '../../platform/database/database.ts';
import { homeApplication } from '../submissions.ts';
import { agreementRows, signedUntil } from './agreement-rows.ts';
import type { CaseWay } from './year-of-cases.ts';

/** Rows of one case, by table, as their columns have them. */
export type CaseRows = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** How a generated case stands. */
export interface CaseWish {
  readonly partnerId: string;
  /** Names it: the same number, the same id, link and answers. */
  readonly n: number;
  readonly now: Date;
  /** Whether a mail about it is still to be sent. */
  readonly isMailDue?: boolean;
  /** How far it has come; without it every second one is being filled in, and the others are new. */
  readonly way?: CaseWay;
}

/** The ring the server at this database works with. */
export async function ringOf(url: string, secretKeys: string): Promise<KeyRing> {
  const db = openPostgres(url);
  try {
    return await openKeys({ db, keys: new KeyRing(readKeys(secretKeys)) }, new Date());
  } finally {
    await db.destroy();
  }
}

/** What the link of a generated case is opened with. */
export function linkOf(n: number): { readonly id: string; readonly token: string } {
  const digest = createHash('sha256').update(`generated case ${n}`).digest();
  const hex = digest.toString('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return { id, token: createHash('sha256').update(digest).digest('base64url') };
}

const savedSections = ['client_info', 'building_address', 'building_info', 'settlement', 'consent'] as const;
const minuteMs = 60_000;
const mailsKeptMs = workingDays.outbox * dayMs;

/** New, or being filled in, since a few days at most. */
function youngWay(n: number, now: Date): CaseWay {
  const at = new Date(now.getTime() - ((n % 7_000) + 1) * minuteMs);
  const begun = { kind: 'estimate', begunAt: at, endedAt: at } as const;
  if (n % 2 > 0) return { ...begun, statuses: ['submitted'], saved: 0 };
  return { ...begun, statuses: ['submitted', 'in_completion'], saved: 3 };
}

/**
 * All rows of a case, sealed under a key of its own as the product seals them; its mail has gone, unless it is due.
 */
export function sealedCase(keys: KeyRing, wish: CaseWish): CaseRows {
  const { partnerId, n, now, isMailDue = false, way = youngWay(n, now) } = wish;
  const { id, token } = linkOf(n);
  const key = { partnerId, applicationId: id };
  const owner = { partner_id: partnerId, application_id: id };
  const person = numbered(homeOwner, n % 500_000);
  const { building_address } = person.sections;
  // Nobody shares a building with hundreds.
  const sections = {
    ...person.sections,
    building_address: { ...building_address, house_number: `${n + 1}` },
  };
  const { kind, statuses, begunAt: at, endedAt } = way;
  const { cipher, row: sealedKey } = makeCipher(keys, key);
  const { email } = person.answers;
  const { project, quote } = estimate(now);
  const facts = sealApplicantData(cipher, keys, key, { email, client: { gdpr_consent: true }, project });
  const filled = savedSections.slice(0, way.saved);
  const link = (purpose: 'application' | 'not_me', secret: string) => ({
    ...owner,
    token_hash: hashOf(keys, { partnerId, purpose, token: secret }),
    purpose,
    bearer: '',
    created_at: at,
    expires_at: linkEnd({ purpose, madeAt: at, submittedAt: null }, at),
  });
  return {
    application: [
      {
        partner_id: partnerId,
        id,
        reference: `NDP-2026-${n.toString(36).toUpperCase().padStart(6, '0')}`,
        kind,
        status: statuses.at(-1),
        language: 'pl',
        ...facts,
        quote: kind === 'callback' ? null : JSON.stringify(quote),
        payload_hash: keys.hash('payload', id),
        created_at: at,
        email_verified_at: statuses.length > 1 ? at : null,
        submitted_at: way.saved === savedSections.length ? endedAt : null,
        changed_at: endedAt,
        status_at: endedAt,
        due_at: dueOf(way),
        was_sent: (statuses as readonly string[]).includes('completed'),
        search_form: searchForm,
        revision: filled.length,
      },
    ],
    application_key: [{ ...owner, ...sealedKey }],
    secret_link: [link('application', token), link('not_me', `${token} not me`)],
    application_event: statuses.map((status, i) => ({
      ...owner,
      n: i + 1,
      status,
      at: i === statuses.length - 1 ? endedAt : at,
      actor: 'applicant',
    })),
    application_section: filled.map((section, i) => ({
      ...owner,
      section,
      data: cipher.seal(JSON.stringify(sections[section]), sealContext('section', key, section, i + 1)),
      revision: i + 1,
      saved_at: at,
    })),
    case_trait: filled
      .flatMap((section) => traitsIn(section, { ...sections[section] }))
      .map(([trait, value]) => ({ ...owner, trait, hash: keys.hash('case-trait', `${trait}\n${value}`) })),
    search_token: [
      ['facts', { email }] as const,
      ...filled.map((name) => [name, { ...sections[name] }] as const),
    ].flatMap(([told_in, values]) =>
      termsOf(values).map((term) => ({ ...owner, told_in, token: searchToken(keys, partnerId, term) })),
    ),
    // Those of long ago are swept.
    outbox:
      now.getTime() - at.getTime() < mailsKeptMs
        ? [mailOf({ ...key, cipher }, { email, token, at, isMailDue })]
        : [],
    ...agreementRows({ ...key, cipher }, way, now),
  };
}

type Sealing = Required<ApplicationKey>;
type MailWish = { email: string; token: string; at: Date; isMailDue: boolean };

function mailOf({ cipher, ...key }: Sealing, { email, token, at, isMailDue }: MailWish) {
  const kind = 'application-received';
  const plain = JSON.stringify({ email, language: 'pl', token });
  return {
    id: key.applicationId,
    partner_id: key.partnerId,
    application_id: key.applicationId,
    kind,
    payload: isMailDue ? cipher.seal(plain, payloadContext(key.applicationId, { ...key, kind })) : null,
    message_id: `<${key.applicationId}@ndp.localhost>`,
    due_at: at,
    attempts: isMailDue ? 0 : 1,
    sent_at: isMailDue ? null : at,
    created_at: at,
  };
}

/** As the database keeps it, whose triggers sleep during COPY. */
function dueOf({ kind, statuses, begunAt, endedAt }: CaseWay): Date {
  if (kind === 'callback') return callbackEnd(begunAt);
  const last = statuses.at(-1);
  if (last === 'contract_sent') return signedUntil(endedAt);
  return last === 'payment_requested' || last === 'settlement_review'
    ? paymentEnd(endedAt)
    : new Date(99_999_999_999_999);
}

let calculated: ReturnType<typeof toEstimate> | undefined;

/** The same for all: what differs is sealed anyway. */
function estimate(now: Date): ReturnType<typeof toEstimate> {
  calculated ??= toEstimate(
    { ...homeApplication, planned_completion_date: mpec.terms.lastDay } as Parameters<typeof toEstimate>[0],
    {},
    mpec,
    polishDay(now),
  );
  return calculated;
}
