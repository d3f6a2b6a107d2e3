import { createHash } from 'node:crypto';
import { nameOf } from '@ndp/personas/name-of.ts';
import { homeOwner } from '@ndp/personas/personas.ts';
import type { EvidenceDocument, EvidenceEvent } from '../evidence-document.ts';

const name = nameOf(homeOwner.sections.client_info);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const kinds: readonly (readonly [EvidenceEvent['kind'], string, boolean])[] = [
  ['created', '2026-11-21T11:00:00.000Z', false],
  ['invited', '2026-11-21T11:00:05.000Z', false],
  ['opened', '2026-11-21T17:41:12.000Z', true],
  ['code-sent', '2026-11-21T17:44:02.000Z', true],
  ['code-refused', '2026-11-21T17:44:50.000Z', true],
  ['signed', '2026-11-21T23:30:09.000Z', true],
];

const events: readonly EvidenceEvent[] = kinds.map(([kind, at, hasTrace], index) => ({
  n: index + 1,
  kind,
  at,
  ...(kind === 'created' ? {} : { ref: '1' }),
  ...(hasTrace ? { ip: '203.0.113.7' } : {}),
  ...(kind === 'opened' && { form: 'pdf', language: 'pl', delivered: '2026-11-21T17:41:11.000Z' }),
  hash: hashOf(`entry ${index + 1}`),
}));

/** One owner signs the agreement from an e-mail, with a mistyped code on the way. */
export const ownerEvidence: EvidenceDocument = {
  envelopeId: '5f0c1a52-8d8e-4a4e-9d0b-0f7d4a7be2c1',
  title: 'Umowa o dofinansowanie NDP-2026-7KQ4',
  language: 'pl',
  documentHash: hashOf('document'),
  signers: [
    {
      name,
      email: homeOwner.answers.email,
      typedName: name,
      signedAt: '2026-11-21T23:30:09.000Z',
      ip: '203.0.113.7',
      userAgent: browser,
      isDeclared: true,
      statement:
        'Treść dokumentu jest mi znana. Wpisanie imienia i nazwiska oraz kodu z wiadomości e-mail jest moim podpisem elektronicznym pod tym dokumentem.',
    },
  ],
  events,
  lastHash: hashOf('entry 6'),
  letterhead: {
    partner: 'MPEC',
    organiser: 'MPEC Demonstracyjne Przedsiębiorstwo Energetyki Cieplnej',
    contact: ['kontakt@mpec.ndp.example', '+48 22 100 00 01'],
    primaryColor: '#0b5c8a',
    secondaryColor: '#2f9e8f',
  },
};
