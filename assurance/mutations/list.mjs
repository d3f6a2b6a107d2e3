import { backups } from './backup.mjs';
import { cases } from './cases.mjs';
import { helping } from './helping.mjs';
import { measured } from './measured.mjs';
import { neighbours } from './neighbours.mjs';
import { operation } from './operation.mjs';
import { signing } from './signing.mjs';
import { surface } from './surface.mjs';

/**
 * What is broken, by which words in which file, and the test that must turn red: the one beside the file, where none is named.
 * `from` stands in the file once.
 */
export const mutations = [
  {
    rule: 'what is one too many is refused',
    file: 'apps/api/src/platform/limits/counters.ts',
    from: 'if (coming.length > 0) throw',
    to: 'if (coming.length > 99) throw',
  },
  {
    rule: 'what a transaction undoes was not counted',
    file: 'apps/api/src/platform/limits/counters.ts',
    from: 'if (!isCounted || db === this.#context.db) for',
    to: 'for',
  },
  {
    rule: 'who brings no proof is stopped at the part kept for the others, until the window ends',
    file: 'apps/api/src/platform/limits/counters.ts',
    from: 'if (ends.some((end = 0) => end > now.getTime())) throw new ProofNeeded();',
    to: '',
  },
  {
    rule: 'a mail that nobody needs any more is not taken on again',
    file: 'apps/api/src/mail/outbox/outbox.ts',
    from: 'sent_at is null and failed_at is null and dropped_at is null and',
    to: 'sent_at is null and failed_at is null and',
  },
  {
    rule: 'a mail that nobody needs any more is no failure',
    file: 'apps/api/src/mail/outbox/send-next.ts',
    from: 'await dropMail(mailer.db, promise.id, mailer.clock());',
    to: "await giveUpMail(mailer.db, promise.id, mailer.clock(), 'x');",
  },
  {
    rule: 'a secret that opens nothing is counted',
    file: 'apps/api/src/cases/link/open-or-count.ts',
    from: 'await counters.count({ badToken: visitor });',
    to: '',
    test: 'apps/api/src/calls/application/get-application.test.ts',
  },
  {
    rule: 'of a link only its keyed hash is stored',
    file: 'apps/api/src/cases/links.ts',
    from: 'token_hash: hashOf(keys, { partnerId, purpose, token }),',
    to: 'token_hash: Buffer.from(token),',
    test: 'apps/api/src/mail/outbox/send-next.test.ts',
  },
  {
    rule: 'a revoked link opens nothing',
    file: 'apps/api/src/cases/links.ts',
    from: 'set({ revoked_at: now })',
    to: 'set({ revoked_at: null })',
    test: 'apps/api/src/cases/links.test.ts apps/api/src/calls/estimate/correct-email.test.ts',
  },
  {
    rule: 'every connection takes the role of the product',
    file: 'apps/api/src/platform/database/session.ts',
    from: "    role,\n    'ndp.partner'",
    to: "    role: 'none',\n    'ndp.partner'",
    test: 'apps/api/src/platform/database/row-security.test.ts',
  },
  {
    rule: 'the policies hold for the owner too',
    file: 'apps/api/src/platform/database/row-security.ts',
    from: 'enable row level security, force row level security',
    to: 'enable row level security',
  },
  {
    rule: 'an origin is compared whole',
    file: 'apps/api/src/platform/config/hosts.ts',
    from: 'return given === publicOrigin(',
    to: "return given !== '' || publicOrigin(",
    test: 'apps/api/src/platform/config/hosts.test.ts apps/api/src/testing/hostile/hostile-origins.test.ts',
  },
  {
    rule: 'a submission under one key happens once',
    file: 'apps/api/src/features/estimate/accept.ts',
    from: "if (claimed?.state === 'repeated') return",
    to: "if (claimed?.state === 'never') return",
    test: 'apps/api/src/calls/estimate/submit-application.repeated.test.ts',
  },
  {
    rule: 'a stale save is refused',
    file: 'apps/api/src/features/application/save.ts',
    from: 'saved.revision > seenRevision',
    to: 'saved.revision > seenRevision + 999',
    test: 'apps/api/src/calls/application/save-section.conflicts.test.ts',
  },
  {
    rule: 'a request to be called back takes no sections',
    file: 'apps/api/src/features/application/save.ts',
    from: '  requireApplication(application);\n',
    to: '',
    test: 'apps/api/src/calls/application/save-plan.test.ts',
  },
  {
    rule: 'no documents are made of a request to be called back',
    file: 'apps/api/src/features/signing/process/send-contracts.ts',
    from: "      .where('application.kind', '=', 'estimate')\n",
    to: '',
    test: 'apps/api/src/operations/cli/commands/measure.test.ts',
  },
  {
    rule: 'steps come in their order',
    file: 'apps/api/src/features/application/save.ts',
    from: '  requireEarlier(steps, step, saved);\n',
    to: '',
    test: 'apps/api/src/calls/application/save-section.test.ts',
  },
  {
    rule: 'what was sent is closed',
    file: 'apps/api/src/features/application/save.ts',
    from: '  if (!isOpen(application.status)) throw new AlreadySubmitted();\n',
    to: '',
    test: 'apps/api/src/calls/application/save-section.test.ts apps/api/src/calls/application/save-consent.test.ts',
  },
  {
    rule: 'a mail that has gone does not go again',
    file: 'apps/api/src/mail/outbox/outbox.ts',
    from: '.set({ sent_at: now, payload: null, leased_until: null, last_error: null })',
    to: '.set({ leased_until: null, last_error: null })',
    test: 'apps/api/src/mail/outbox/send-next.test.ts',
  },
  {
    rule: 'the secret of a mail is erased once it has gone',
    file: 'apps/api/src/mail/outbox/outbox.ts',
    from: '.set({ sent_at: now, payload: null, leased_until: null, last_error: null })',
    to: '.set({ sent_at: now, leased_until: null, last_error: null })',
    test: 'apps/api/src/mail/outbox/send-next.test.ts',
  },
  {
    rule: 'mails keep their order while the mail server is away',
    file: 'apps/api/src/platform/mail/smtp.ts',
    from: 'return isBeforeTheMail(failure) ?',
    to: 'return isBeforeTheMail(undefined) ?',
    test: 'apps/api/src/mail/outbox/send-next.test.ts',
  },
  {
    rule: 'a timeline never goes back',
    file: 'apps/api/src/cases/events.ts',
    from: 'last.at > now ? last.at : now',
    to: 'last.at > now ? now : now',
    test: 'apps/api/src/features/signing/process/process.test.ts',
  },
  {
    rule: 'why a status changed is sealed',
    file: 'apps/api/src/cases/events.ts',
    from: 'sealed_reason: sealReason(each.n)',
    to: 'sealed_reason: sealReason(each.n), actor_name: reason ?? null',
    test: 'apps/api/src/testing/hostile/canaries.test.ts',
  },
  {
    rule: 'nothing of a link is kept by a cache',
    file: 'apps/api/src/app/api-site.ts',
    from: "'cache-control': 'no-store', 'x-robots-tag'",
    to: "'cache-control': 'public', 'x-robots-tag'",
    test: 'apps/api/src/testing/hostile/header-rules.test.ts',
  },
  {
    rule: 'a request names one host, once',
    file: 'apps/api/src/platform/http/server.ts',
    from: 'if (!namesOneHost(request)) return',
    to: 'if (namesOneHost(request) === undefined) return',
    test: 'apps/api/src/platform/http/broken-requests.test.ts',
  },
  {
    rule: 'a dead application leaves nothing readable',
    file: 'apps/api/src/features/retention/erase-application.ts',
    from: "  await db.deleteFrom('application').where('partner_id', '=', partner_id).where('id', '=', id).execute();\n",
    to: '',
  },
  ...surface,
  ...operation,
  ...cases,
  ...backups,
  ...helping,
  ...measured,
  ...signing,
  ...neighbours,
].map((each) => ({ test: each.file.replace(/\.tsx?$/, '.test$&'), ...each }));
