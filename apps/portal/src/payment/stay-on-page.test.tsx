import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { useLeaveQuestion } from './stay-on-page.ts';

afterEach(cleanup);

function Payment({ isSending }: { readonly isSending: boolean }) {
  const { isAsked, onStay, onLeave } = useLeaveQuestion(isSending);
  return (
    <>
      <h1>payment</h1>
      <Link to="/overview">away</Link>
      {isAsked && (
        <button type="button" onClick={onStay}>
          stay
        </button>
      )}
      {isAsked && (
        <button type="button" onClick={onLeave}>
          leave
        </button>
      )}
    </>
  );
}

async function open(isSending: boolean) {
  const root = createRootRoute({ component: Outlet });
  const payment = createRoute({
    getParentRoute: () => root,
    path: '/payment',
    component: () => <Payment isSending={isSending} />,
  });
  const overview = createRoute({
    getParentRoute: () => root,
    path: '/overview',
    component: () => <h1>overview</h1>,
  });
  const history = createMemoryHistory({ initialEntries: ['/payment'] });
  const router = createRouter({ routeTree: root.addChildren([payment, overview]), history });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('payment');
  await userEvent.click(screen.getByText('away'));
}

it('a link away from files on their way asks first, and stays or leaves as told', async () => {
  await open(true);
  await userEvent.click(await screen.findByText('stay'));
  await waitFor(() => expect(screen.queryByText('stay')).toBeNull());
  expect(screen.getByText('payment')).toBeDefined();
  await userEvent.click(screen.getByText('away'));
  await userEvent.click(await screen.findByText('leave'));
  await screen.findByText('overview');
});

it('a link away from a page that sends nothing is simply followed', async () => {
  await open(false);
  await screen.findByText('overview');
});
