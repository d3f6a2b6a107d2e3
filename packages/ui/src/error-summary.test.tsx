import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const both = [
  { field: 'first_name', text: 'Proszę podać imię' },
  { field: 'planned', text: 'Proszę podać datę' },
];

function Page({ items, attempt = 1 }: { readonly items: typeof both; readonly attempt?: number }) {
  return (
    <>
      <ErrorSummary title="Coś wymaga poprawy" items={items} attempt={attempt} />
      <input id="field-first_name" />
      <div id="field-planned">
        <span>dd</span>
        <input aria-label="rok" />
      </div>
    </>
  );
}

const box = () => screen.queryByRole('group', { name: 'Coś wymaga poprawy' });

describe('error summary', () => {
  it('is absent while there is no error', () => {
    render(<Page items={[]} />);
    expect(box()).toBeNull();
  });

  it('takes the focus when it appears, and its sentences are read out with it', () => {
    const { rerender } = render(<Page items={[]} />);
    rerender(<Page items={both} />);
    expect(document.activeElement).toBe(box());
    const description = 'Proszę podać imię Proszę podać datę';
    expect(screen.queryByRole('group', { description })).toBe(box());
  });

  it('leaves the focus alone while the visitor mends the fields', async () => {
    const { rerender } = render(<Page items={both} />);
    await userEvent.click(screen.getByRole('link', { name: 'Proszę podać imię' }));
    rerender(<Page items={both.slice(1)} />);
    rerender(<Page items={[]} />);
    rerender(<Page items={both} />);
    expect(document.activeElement?.id).toBe('field-first_name');
  });

  it('takes the focus again after the next attempt, with the same errors too', () => {
    const { rerender } = render(<Page items={both} />);
    document.getElementById('field-first_name')?.focus();
    rerender(<Page items={both} attempt={2} />);
    expect(document.activeElement).toBe(box());
  });

  it('leads to the first control inside a field of several parts', async () => {
    render(<Page items={both} />);
    await userEvent.click(screen.getByRole('link', { name: 'Proszę podać datę' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'rok' }));
  });

  it('is no live region, so that it is read out once', () => {
    render(<Page items={both} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
