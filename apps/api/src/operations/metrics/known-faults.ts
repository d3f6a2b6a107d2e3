import { sayOther } from '../../platform/files/bind-store.ts';

/** What the background says when something is wrong, word for word; a test compares it with all sources. */
export const knownFaults: readonly string[] = [
  sayOther,
  'a case of a job over many failed',
  'a job over many cases could not go on; it is tried again',
  'a made-up case could not be made',
  'a partner is not served whole',
  'audit chains are not as they were noted; run ndp verify-audit',
  'a reminder to sign could not be sent; it is tried again',
  'complete applications could not be read; it is tried again',
  'deadlines could not be looked after; it is tried again',
  'documents could not be made',
  'made-up cases could not be made anew; it is tried again',
  'mail given up',
  'signing could not be read or written; it is tried again',
  'signing needs a look',
  'the audit could not be anchored; it is tried again',
  'the digest could not be sent; it is tried again',
  'the figures could not be read',
  'the outbox could not be read or written; it is tried again',
  'what has served could not be deleted; it is tried again',
];
