import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { TrainingCases } from './training-cases.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const reset = {
  ...{ asked_by: 'Olga', asked_at: '2026-11-21T10:00:00Z', erased: 3, made: 16, failed: 0 },
  is_running: false,
};
const button = () => screen.queryByRole('button', { name: /Utwórz sprawy od.nowa/ });
const partner = { ...partnerOf('cwiczenia'), is_training: true };

describe('the cases of a training partner', () => {
  it('are made anew only after a question that says how many go', async () => {
    let answer = { cases: 19, reset };
    const asked = serve({
      'GET /training': () => answer,
      'POST /training': () => {
        answer = { ...answer, reset: { ...reset, is_running: true, erased: 0, made: 0 } };
        return answer;
      },
    });
    draw(<TrainingCases partner={partner} />);
    await screen.findByText(/Ostatnio: Olga.*Usunięto: 3, utworzono: 16/);
    fireEvent.click(button() as HTMLElement);
    const dialog = screen.getByRole('dialog').textContent;
    expect(dialog).toMatch(/Zniknie 19.spraw/);
    fireEvent.click(screen.getByRole('button', { name: /Zostaw/ }));
    expect(asked.some(({ line }) => line === 'POST /training')).toBe(false);
    fireEvent.click(button() as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: /Usuń i.utwórz od.nowa/ }));
    await screen.findByText(/są tworzone od.nowa/);
    expect(button()?.hasAttribute('disabled') || button()?.getAttribute('aria-disabled') === 'true').toBe(
      true,
    );
  });

  it('are counted for who reads the partner, and made anew by its administrator alone', async () => {
    serve({ 'GET /training': { cases: 0, reset: null } });
    draw(<TrainingCases partner={{ ...partner, acts: ['read-partner'] }} />);
    await screen.findByText(/Nie ma tu jeszcze żadnej sprawy/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
