import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationWith } from '../testing/sample-application.ts';
import { waitingToSign } from '../testing/sample-signing.ts';
import { CaseTask } from './case-task.tsx';

const person = { email: 'zofia@example.pl', answered_at: null, reason: null };
const co_owners = [
  { ...person, id: '1', name: 'Zofia Wrona', state: 'waiting' },
  { ...person, id: '2', name: 'Adam Łoś', state: 'agreed' },
];

function told(clientType: string, signing: object = {}): string {
  const { client } = applicationWith({}) as ApplicationAnswer;
  const application = applicationWith({
    ...{ status: 'contract_sent', co_owners, client: { ...client, client_type: clientType } },
    signing: { ...waitingToSign, ...signing },
    deadlines: [{ kind: 'signing', day: '2026-12-10' }],
  });
  const { container } = render(
    <CaseTask
      application={application as ApplicationAnswer}
      link={{ id: 'a', token: 'b' }}
      today="2026-12-01"
      remind={async () => undefined}
      onCorrect={() => undefined}
    />,
  );
  return container.textContent?.replace(/\s/g, ' ') ?? '';
}

it('names to whoever is to sign the co-owners who have not answered, and says that the signature counts without', () => {
  expect(told('co_owner')).toContain(
    'Na odpowiedź czekamy jeszcze od: Zofia Wrona. Umowę możesz podpisać bez niej',
  );
});

it('names nobody to whoever owns the whole building', () => {
  expect(told('owner')).not.toContain('Zofia');
});

it('counts the days to sign until all have signed, and not while the documents are being sealed', () => {
  expect(told('owner')).toContain('Ostatni dzień na podpisanie umowy');
  expect(told('owner', { is_being_sealed: true })).not.toContain('Ostatni dzień na podpisanie umowy');
});
