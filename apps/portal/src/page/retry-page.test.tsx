import { Refused, Unreachable } from '@ndp/contract/ask.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { startFakeApi } from '../testing/fake-api.ts';

startFakeApi();
const { RetryPage } = await import('./retry-page.tsx');

afterEach(cleanup);

async function openWith(error: unknown) {
  const routeTree = createRootRoute({ component: () => <RetryPage error={error} /> });
  render(<RouterProvider router={createRouter({ routeTree, history: createMemoryHistory() }) as never} />);
  await screen.findByRole('heading', { level: 1 });
}

describe('a page that could not be loaded', () => {
  it('names the number support finds a failure of the server by', async () => {
    await openWith(new Refused(500, { message: 'x' }, undefined, 'req-7'));
    expect(
      screen.getByText('Gdy będziesz do nas dzwonić lub pisać, podaj numer zdarzenia: req-7'),
    ).toBeDefined();
  });

  it.each([new Refused(404, { message: 'x' }, undefined, 'req-7'), new Unreachable(), new TypeError()])(
    'names none where the server knows of no failure',
    async (error) => {
      await openWith(error);
      expect(screen.queryByText(/numer zdarzenia/)).toBeNull();
    },
  );
});
