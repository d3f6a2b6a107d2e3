import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CheckField } from './check-field.tsx';

describe('check field', () => {
  it('is ticked by a click on its label', async () => {
    const onChange = vi.fn();
    render(<CheckField name="consent" label="Zgadzam się" checked={false} onChange={onChange} />);
    await userEvent.click(screen.getByText('Zgadzam się'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
  });

  it('reads out help and error', () => {
    render(
      <CheckField
        name="consent"
        label="Zgoda"
        help="Można ją cofnąć."
        error="To pole jest wymagane"
        checked={false}
        onChange={() => undefined}
      />,
    );
    const box = screen.getByRole('checkbox', { name: 'Zgoda' });
    const texts = box
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Można ją cofnąć.', 'To pole jest wymagane']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.id).toBe('field-consent');
  });
});
