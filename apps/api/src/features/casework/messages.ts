import type { Message, Messages } from '@ndp/flows/message.ts';

/** Who moved a case. */
export const actorNames = {
  applicant: { pl: 'wnioskodawca', en: 'applicant' },
  system: { pl: 'system', en: 'system' },
  operator: { pl: 'operator', en: 'operator' },
} as const satisfies Messages;

/** What is signed. */
export const paperNames = {
  application: { pl: 'wniosek', en: 'application' },
  agreement: { pl: 'umowa', en: 'agreement' },
} as const satisfies Messages;

/** A file that came back signed elsewhere, before it is sealed. */
export const ownFileKind = {
  pl: '{paper}, plik podpisany poza portalem',
  en: '{paper}, file signed outside the portal',
} as const satisfies Message;

/** How the signing of a paper goes. */
export const requestStateNames = {
  queued: { pl: 'w kolejce', en: 'queued' },
  creating: { pl: 'tworzenie', en: 'being created' },
  created: { pl: 'utworzono', en: 'created' },
  sent: { pl: 'wysłano', en: 'sent' },
  viewed: { pl: 'otwarto', en: 'viewed' },
  partially_signed: { pl: 'podpisała pierwsza z dwóch osób', en: 'signed by the first of two' },
  sealing: { pl: 'pieczętowanie', en: 'being sealed' },
  completed: { pl: 'podpisano', en: 'signed' },
  declined: { pl: 'odmówiono podpisu', en: 'declined' },
  expired: { pl: 'minął termin', en: 'expired' },
  cancelled: { pl: 'odwołano', en: 'cancelled' },
  failed: { pl: 'stanęło', en: 'failed' },
} as const satisfies Messages;
