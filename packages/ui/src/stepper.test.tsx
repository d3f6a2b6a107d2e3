import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';
import { Stepper } from './stepper.tsx';

describe('stepper', () => {
  it('links finished steps, marks the current one and shows the rest as text', () => {
    render(
      <Stepper
        label="Kroki"
        doneText="gotowe"
        entries={[
          { id: 'a', label: 'Budynek', state: 'done' },
          { id: 'b', label: 'Powierzchnia', state: 'current' },
          { id: 'c', label: 'Źródło', state: 'todo' },
        ]}
        link={(entry, children) => <a href={`/${entry.id}`}>{children}</a>}
      />,
    );
    expect(screen.getByRole('navigation', { name: 'Kroki' })).toBeDefined();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a']);
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    expect(items[0]?.textContent).toContain('Budynek (gotowe)');
  });
});

describe('progress bar', () => {
  it('says the place in words, once', () => {
    render(<ProgressBar label="Postęp" value={3} max={8} text="Krok 3 z 8: Powierzchnia" />);
    const bar = screen.getByRole('progressbar', { name: 'Postęp' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Krok 3 z 8: Powierzchnia');
    expect(bar.getAttribute('aria-valuenow')).toBe('3');
    expect(screen.getByText('Krok 3 z 8: Powierzchnia').getAttribute('aria-hidden')).toBe('true');
  });
});
