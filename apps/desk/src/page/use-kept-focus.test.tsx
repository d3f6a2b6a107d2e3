import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

/** A page whose one part loses its button with the act, or goes with it. */
function Page() {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const [done, setDone] = useState('');
  return (
    <>
      <a href="#menu">Menu</a>
      <main ref={main} tabIndex={-1}>
        <h1>A case</h1>
        <section>
          <h2>Before</h2>
        </section>
        {done !== 'part' && (
          <section>
            <h2>Last step</h2>
            <section aria-label="buttons">
              {done === '' && (
                <>
                  <button type="button" onClick={() => setDone('button')}>
                    Undo
                  </button>
                  <button type="button" onClick={() => setDone('part')}>
                    Put away
                  </button>
                  <button
                    type="button"
                    onClick={() => {
                      setDone('button');
                      document.querySelector('input')?.focus();
                    }}
                  >
                    Answer
                  </button>
                </>
              )}
            </section>
          </section>
        )}
        <button type="button">Stays</button>
        <input aria-label="Note" />
      </main>
    </>
  );
}

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

it('a button that goes with its act leaves the focus at the heading of its part', async () => {
  render(<Page />);
  press('Undo');
  await waitFor(() => expect(focused()).toBe('Last step'));
});

it('a part that goes with its act leaves the focus at the heading of the page', async () => {
  render(<Page />);
  press('Put away');
  await waitFor(() => expect(focused()).toBe('A case'));
});

it('a button that stays keeps the focus, and so does a field the act leads to', async () => {
  render(<Page />);
  press('Stays');
  expect(focused()).toBe('Stays');
  press('Answer');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});

it('an act that is done later takes the focus from nobody who has gone on', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Undo' });
  button.focus();
  screen.getByRole('link', { name: 'Menu' }).focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected).toBe(false));
  expect(focused()).toBe('Menu');
});
