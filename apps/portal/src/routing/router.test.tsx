import { mpec } from '@ndp/domain/programs/mpec.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeApi } from '../testing/fake-api.ts';
import { addresses } from './addresses.ts';
import type { Visit } from './visit.ts';

startFakeApi();
const { Portal } = await import('../portal.tsx');
const { SiteRefused } = await import('../site/site.ts');
const { useHold } = await import('./blocking.ts');
const { Link } = await import('./link.tsx');
const { page } = await import('./pages.ts');
const { navigate, startRouting, useRouting } = await import('./router.ts');
const { redirect } = await import('./signals.ts');

const contact = { email: 'dotacje@mpec.example', phone: '+48 12 000 00 00' };
const program_standing = { state: 'open', since: null, reason: null, opens_on: null };
const site = { config: { title: 'MPEC', contact, program_standing }, program: mpec } as never;

/** Every page a heading of its own, but where a test says otherwise. */
function pagesWith(others: object) {
  const plain = addresses.map((address) => [address, page(() => () => <h1>{address}</h1>)]);
  return { ...Object.fromEntries(plain), ...others } as never;
}

function Shown() {
  const { visit, isSlow } = useRouting();
  return visit && <Portal visit={visit} isSlow={isSlow} />;
}

async function openAt(address: string, others: object = {}, open = async () => site) {
  history.replaceState(null, '', address);
  render(<Shown />);
  await startRouting(pagesWith(others), open);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('the way through the pages', () => {
  it('leads by a link to the next, and by Back to the one before', async () => {
    await openAt('/finished', { '/finished': page(() => () => <Link to="/locked">on</Link>) });
    await userEvent.click(await screen.findByText('on'));
    await heading('/locked');
    history.back();
    await screen.findByText('on');
    expect(location.pathname).toBe('/finished');
  });

  it('begins at its top, but the first stays where the visitor has scrolled it before the script came', async () => {
    history.replaceState(null, '', '/finished');
    await startRouting(pagesWith({}), async () => site);
    const shown = (also: object = {}) => (
      <Portal visit={{ ...(useRouting.getState().visit as Visit), ...also }} isSlow={false} />
    );
    const first = { turn: 1 };
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(shown(first));
    // What waits for its part is drawn by the browser.
    const onRecoverableError = () => {};
    const { rerender } = render(shown(first), { container, hydrate: true, onRecoverableError });
    expect(window.scrollTo).not.toHaveBeenCalled();
    await navigate({ to: '/locked' });
    rerender(shown());
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('sends whoever belongs elsewhere there, and Back never leads to the page that sent them', async () => {
    const toLocked = () => {
      throw redirect({ to: '/locked' });
    };
    await openAt('/finished', { '/translations': page(() => () => null, toLocked) });
    await navigate({ to: '/translations' });
    await heading('/locked');
    history.back();
    await heading('/finished');
  });

  it('shows the page asked for last, however long the one before takes', async () => {
    let arrive = () => {};
    const late = () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)));
    await openAt('/finished', { '/translations': page(() => () => <h1>late</h1>, late) });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = navigate({ to: '/translations' });
    const last = navigate({ to: '/locked' });
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await last;
    arrive();
    await first;
    await heading('/locked');
    expect(useRouting.getState().isSlow).toBe(false);
    expect(screen.queryByText('late')).toBeNull();
  });

  it('gives a page up by Back while it is on its way', async () => {
    let arrive = () => {};
    const late = () => new Promise<undefined>((resolve) => (arrive = () => resolve(undefined)));
    await openAt('/finished', { '/translations': page(() => () => <h1>late</h1>, late) });
    await navigate({ to: '/locked' });
    const gone = navigate({ to: '/translations' });
    expect(location.pathname).toBe('/locked');
    history.back();
    await heading('/finished');
    arrive();
    await gone;
    await heading('/finished');
    expect(location.pathname).toBe('/finished');
  });

  it('says of a page that takes long that it is coming, and of one that cannot be drawn that it may be tried again', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken');
      return <h1>whole</h1>;
    };
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await openAt('/translations', { '/translations': page(() => Fragile) });
    const again = await screen.findByRole('button', { name: 'Spróbuj ponownie' });
    isBroken = false;
    await userEvent.click(again);
    await heading('whole');
  });

  it('tells at an address where nothing stands that nothing does', async () => {
    await openAt('/nowhere');
    expect((await screen.findAllByRole('link', { name: /strony głównej/ })).length).toBeGreaterThan(0);
  });

  it('leads to the reason why a portal cannot open, and remembers the page that was asked for', async () => {
    const refuse = async () => {
      throw new SiteRefused('BACKEND_API_ERROR');
    };
    await openAt('/grant/signing/secret', {}, refuse);
    await heading('/error');
    expect(location.search).toBe('?code=BACKEND_API_ERROR');
    expect(useRouting.getState().visit?.cameFrom).toBe('/grant/signing/secret');
  });
});

describe('a page with files on their way', () => {
  function Payment() {
    const { isAsked, onStay, onLeave } = useHold(true);
    return (
      <>
        <Link to="/locked">away</Link>
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
  const payment = { '/finished': page(() => Payment) };

  it('asks before a link is followed, and stays or leaves as told', async () => {
    await openAt('/finished', payment);
    await userEvent.click(await screen.findByText('away'));
    await userEvent.click(await screen.findByText('stay'));
    await waitFor(() => expect(screen.queryByText('stay')).toBeNull());
    await userEvent.click(screen.getByText('away'));
    await userEvent.click(await screen.findByText('leave'));
    await heading('/locked');
  });

  it('asks before Back is followed', async () => {
    await openAt('/translations', payment);
    await navigate({ to: '/finished' });
    history.back();
    await userEvent.click(await screen.findByText('leave'));
    await heading('/translations');
  });
});
