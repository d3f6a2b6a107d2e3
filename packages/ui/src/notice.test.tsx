import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Loading } from './loading.tsx';
import { Notice } from './notice.tsx';

describe('notice', () => {
  it('has a heading of the wanted level', () => {
    render(
      <Notice tone="warning" title="Brak połączenia" level={3}>
        Proszę sprawdzić internet.
      </Notice>,
    );
    expect(screen.getByRole('heading', { level: 3, name: 'Brak połączenia' })).toBeDefined();
  });

  it('is announced only when asked to', () => {
    const { rerender } = render(<Notice>Zapisano</Notice>);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Notice announce="status">Zapisano</Notice>);
    expect(screen.getByRole('status').textContent).toBe('Zapisano');
  });
});

describe('loading', () => {
  it('says in words that one has to wait', () => {
    render(<Loading text="Trwa wczytywanie" />);
    expect(screen.getByRole('status').textContent).toBe('Trwa wczytywanie');
  });
});
