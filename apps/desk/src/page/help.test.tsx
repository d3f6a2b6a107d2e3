import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { draw } from '../testing/desk-server.tsx';
import { Help } from './help.tsx';
import { useKeys } from './keys.ts';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

let pressed = 0;
function Part() {
  useKeys([{ key: 't', says: { pl: 'weź sprawę', en: 'take the case' }, press: () => (pressed += 1) }]);
  return <input aria-label="Pole" />;
}

function open() {
  pressed = 0;
  draw(
    <>
      <Part />
      <Help page="inbox" partner={{ id: 'mpec', roles: ['auditor'] }} />
    </>,
  );
}

it('a question mark shows what the page is for, what one’s role may do, and every key', () => {
  open();
  fireEvent.keyDown(document.body, { key: '?' });
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain('Mój dzień');
  expect(text).toContain('niczego nie zmienia');
  expect(text).toContain('weź sprawę');
  expect(screen.getByRole('link', { name: 'Pierwsze kroki' }).getAttribute('href')).toBe('/mpec/first-steps');
});

it('keys act nowhere one types, and not at all once they are switched off', () => {
  open();
  fireEvent.keyDown(screen.getByLabelText('Pole'), { key: 't' });
  expect(pressed).toBe(0);
  fireEvent.keyDown(document.body, { key: 't' });
  expect(pressed).toBe(1);
  fireEvent.keyDown(document.body, { key: '?' });
  fireEvent.click(screen.getByLabelText('Klawisze działają'));
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  fireEvent.keyDown(document.body, { key: 't' });
  expect(pressed).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Pomoc' }));
  fireEvent.click(screen.getByLabelText('Klawisze działają'));
  fireEvent.click(screen.getByRole('button', { name: 'Zamknij' }));
  fireEvent.keyDown(document.body, { key: 't' });
  expect(pressed).toBe(2);
});
