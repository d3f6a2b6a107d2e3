import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { sampleVisit } from '../testing/sample-visit.ts';

startFakeApi();
const { RetryPage } = await import('./retry-page.tsx');

function openWith(error: unknown) {
  render(
    <VisitProvider value={sampleVisit}>
      <RetryPage error={error} />
    </VisitProvider>,
  );
}

describe('a page that could not be loaded', () => {
  it('names the number support finds a failure of the server by', () => {
    openWith(new Refused(500, { message: 'x' }, undefined, 'req-7'));
    expect(
      screen.getByText('Gdy będziesz do nas dzwonić lub pisać, podaj numer zdarzenia: req-7'),
    ).toBeDefined();
  });

  it.each([new Refused(404, { message: 'x' }, undefined, 'req-7'), new Unreachable(), new TypeError()])(
    'names none where the server knows of no failure',
    (error) => {
      openWith(error);
      expect(screen.queryByText(/numer zdarzenia/)).toBeNull();
    },
  );
});
