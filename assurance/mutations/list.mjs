import { backups } from './backup.mjs';
import { cases } from './cases.mjs';
import { measured } from './measured.mjs';
import { operation } from './operation.mjs';
import { surface } from './surface.mjs';

const api = 'apps/api/src';

/**
 * What is broken, by which words in which file, and the test that must turn red. `from` stands in the file once.
 */
export const mutations = [
  {
    rule: 'what is one too many is refused',
    file: `${api}/limits/counters.ts`,
    from: 'if (coming.length > 0) throw',
    to: 'if (coming.length > 99) throw',
    test: `${api}/limits/counters.test.ts`,
  },
  {
    rule: 'what a transaction undoes was not counted',
    file: `${api}/limits/counters.ts`,
    from: 'if (!isCounted || db === this.#parts.db) for',
    to: 'for',
    test: `${api}/limits/counters.test.ts`,
  },
  {
    rule: 'who brings no proof is stopped at the part kept for the others, until the window ends',
    file: `${api}/limits/counters.ts`,
    from: 'if (ends.some((end = 0) => end > now.getTime())) throw new ProofNeeded();',
    to: '',
    test: `${api}/limits/counters.test.ts`,
  },
  {
    rule: 'a mail that nobody needs any more is not taken on again',
    file: `${api}/store/outbox.ts`,
    from: 'where sent_at is null and failed_at is null and dropped_at is null',
    to: 'where sent_at is null and failed_at is null',
    test: `${api}/store/outbox.test.ts`,
  },
  {
    rule: 'a mail that nobody needs any more is no failure',
    file: `${api}/outbox/send-next.ts`,
    from: 'await dropMail(office.db, promise.id, office.clock());',
    to: "await giveUpMail(office.db, promise.id, office.clock(), 'x');",
    test: `${api}/outbox/send-next.test.ts`,
  },
  {
    rule: 'a secret that opens nothing is counted',
    file: `${api}/calls/open-or-count.ts`,
    from: 'await counters.count({ badToken: visitor });',
    to: '',
    test: `${api}/calls/get-application.test.ts`,
  },
  {
    rule: 'of a link only its keyed hash is stored',
    file: `${api}/store/links.ts`,
    from: "token_hash: keys.hash('link', boundTo(key.partnerId, token)),",
    to: 'token_hash: Buffer.from(token),',
    test: `${api}/outbox/send-next.test.ts`,
  },
  {
    rule: 'a revoked link opens nothing',
    file: `${api}/store/links.ts`,
    from: 'set({ revoked_at: now })',
    to: 'set({ revoked_at: null })',
    test: `${api}/store/link-life.test.ts ${api}/calls/correct-email.test.ts`,
  },
  {
    rule: 'every connection takes the role of the product',
    file: `${api}/store/session-pool.ts`,
    from: '[role, scope]',
    to: "['none', scope]",
    test: `${api}/store/row-security.test.ts`,
  },
  {
    rule: 'the policies hold for the owner too',
    file: `${api}/store/row-security.ts`,
    from: 'enable row level security, force row level security',
    to: 'enable row level security',
    test: `${api}/store/row-security.test.ts`,
  },
  {
    rule: 'an origin is compared whole',
    file: `${api}/http/hosts.ts`,
    from: 'return given === publicOrigin(',
    to: "return given !== '' || publicOrigin(",
    test: `${api}/http/hosts.test.ts ${api}/assurance/hostile-origins.test.ts`,
  },
  {
    rule: 'a submission under one key happens once',
    file: `${api}/submissions/accept.ts`,
    from: "if (claimed?.state === 'repeated') return",
    to: "if (claimed?.state === 'never') return",
    test: `${api}/calls/submit-application.repeated.test.ts`,
  },
  {
    rule: 'a stale save is refused',
    file: `${api}/completion/save.ts`,
    from: 'saved.revision > seenRevision',
    to: 'saved.revision > seenRevision + 999',
    test: `${api}/calls/save-section.conflicts.test.ts`,
  },
  {
    rule: 'steps come in their order',
    file: `${api}/completion/save.ts`,
    from: '  requireEarlier(steps, step, saved);\n',
    to: '',
    test: `${api}/calls/save-section.test.ts`,
  },
  {
    rule: 'what was sent is closed',
    file: `${api}/completion/save.ts`,
    from: '  if (!isOpen(application.status)) throw new AlreadySubmitted();\n',
    to: '',
    test: `${api}/calls/save-section.test.ts ${api}/calls/save-consent.test.ts`,
  },
  {
    rule: 'a mail that has gone does not go again',
    file: `${api}/store/outbox.ts`,
    from: '.set({ sent_at: now, payload: null, leased_until: null, last_error: null })',
    to: '.set({ leased_until: null, last_error: null })',
    test: `${api}/outbox/send-next.test.ts`,
  },
  {
    rule: 'the secret of a mail is erased once it has gone',
    file: `${api}/store/outbox.ts`,
    from: '.set({ sent_at: now, payload: null, leased_until: null, last_error: null })',
    to: '.set({ sent_at: now, leased_until: null, last_error: null })',
    test: `${api}/outbox/send-next.test.ts`,
  },
  {
    rule: 'mails keep their order while the mail server is away',
    file: `${api}/mail/smtp.ts`,
    from: 'return isBeforeTheMail(failure) ?',
    to: 'return isBeforeTheMail(undefined) ?',
    test: `${api}/outbox/send-next.test.ts`,
  },
  {
    rule: 'a timeline never goes back',
    file: `${api}/store/events.ts`,
    from: 'last.at > at ? last.at : at',
    to: 'last.at > at ? at : at',
    test: `${api}/pipeline/pipeline.test.ts`,
  },
  {
    rule: 'why a status changed is sealed',
    file: `${api}/store/events.ts`,
    from: 'sealed_reason: sealReason(each.n)',
    to: 'sealed_reason: sealReason(each.n), reason: reason ?? null',
    test: `${api}/assurance/canaries.test.ts`,
  },
  {
    rule: 'nothing of a link is kept by a cache',
    file: `${api}/http/api-site.ts`,
    from: "'cache-control': 'no-store', 'x-robots-tag'",
    to: "'cache-control': 'public', 'x-robots-tag'",
    test: `${api}/assurance/header-rules.test.ts`,
  },
  {
    rule: 'a request names one host, once',
    file: `${api}/http/server.ts`,
    from: 'if (!namesOneHost(request)) return',
    to: 'if (namesOneHost(request) === undefined) return',
    test: `${api}/http/broken-requests.test.ts`,
  },
  {
    rule: 'a dead application leaves nothing readable',
    file: `${api}/retention/erase-application.ts`,
    from: "  await trx.deleteFrom('application').where('partner_id', '=', partner_id).where('id', '=', id).execute();\n",
    to: '',
    test: `${api}/retention/erase-application.test.ts`,
  },
  ...surface,
  ...operation,
  ...cases,
  ...backups,
  ...measured,
];
