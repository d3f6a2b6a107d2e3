import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TextField, type TextFieldProps } from './text-field.tsx';

function Field(props: Partial<TextFieldProps>) {
  const [value, setValue] = useState('');
  return <TextField name="first_name" label="Imię" {...props} value={value} onChange={setValue} />;
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

describe('text field', () => {
  it('loses whitespace at both ends when left, and keeps it inside', async () => {
    render(<Field />);
    await userEvent.type(input(), '  Anna  Maria ');
    expect(input().value).toBe('  Anna  Maria ');
    await userEvent.tab();
    expect(input().value).toBe('Anna  Maria');
  });

  it('does the same with several lines', async () => {
    render(<Field multiline />);
    await userEvent.type(input(), ' a{Enter}b ');
    await userEvent.tab();
    expect(input().value).toBe('a\nb');
  });

  it('is found by its label and says that it may be left empty', () => {
    render(<Field optionalText="opcjonalnie" />);
    expect(screen.getByLabelText('Imię (opcjonalnie)')).toBe(input());
    expect(input().id).toBe('field-first_name');
  });

  it('is invalid and reads out help and error only when there is an error', () => {
    const { rerender } = render(<Field help="Jak w dowodzie" />);
    expect(input().getAttribute('aria-invalid')).toBeNull();
    rerender(<Field help="Jak w dowodzie" error="Proszę podać imię" />);
    const texts = input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Jak w dowodzie', 'Proszę podać imię']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('announces a suggestion in a place that was there before it', () => {
    const { rerender } = render(<Field />);
    const place = screen.getByRole('status');
    rerender(<Field suggestion="Czy chodziło o anna@gmail.com?" />);
    expect(place.textContent).toBe('Czy chodziło o anna@gmail.com?');
  });
});

const cover = { show: 'Pokaż', hide: 'Ukryj', shown: 'Numer jest widoczny.', covered: 'Numer jest zakryty.' };

function PrivateField(props: Partial<TextFieldProps>) {
  return (
    <TextField name="pesel" label="PESEL" value="44051401359" onChange={() => {}} cover={cover} {...props} />
  );
}

describe('a private number', () => {
  const field = () => screen.getByLabelText<HTMLInputElement>('PESEL');
  const isCovered = () => field().className.includes('covered');

  it('is covered by painting only: the value and its meaning stay', () => {
    render(<PrivateField />);
    expect([field().type, field().value, isCovered()]).toEqual(['text', '44051401359', true]);
  });

  it('is shown while it is typed and covered when the field is left', async () => {
    render(<PrivateField />);
    await userEvent.click(field());
    expect(isCovered()).toBe(false);
    await userEvent.tab();
    expect(isCovered()).toBe(false);
    await userEvent.tab();
    expect(isCovered()).toBe(true);
  });

  it('is shown by a button until it is hidden, and that is said', async () => {
    render(<PrivateField />);
    await userEvent.click(screen.getByRole('button', { name: 'Pokaż' }));
    expect([isCovered(), screen.getByText('Numer jest widoczny.').getAttribute('role')]).toEqual([
      false,
      'status',
    ]);
    await userEvent.click(document.body);
    expect(isCovered()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Ukryj' }));
    expect(isCovered()).toBe(true);
    expect(screen.getByText('Numer jest zakryty.')).toBeDefined();
  });

  it('has nothing to hide while it is empty, also where it is to be corrected', () => {
    const { rerender } = render(<PrivateField value="" />);
    const frame = () => screen.getByRole('button', { hidden: true }).parentElement;
    expect(frame()?.dataset.empty).toBe('true');
    rerender(<PrivateField value="" error="Wpisz numer PESEL" />);
    expect(frame()?.dataset.empty).toBe('true');
    rerender(<PrivateField value="4" />);
    expect(frame()?.dataset.empty).toBeUndefined();
  });

  it('that goes on in a second line is sent by Enter, and takes no line break', async () => {
    const send = vi.fn((event: SubmitEvent) => event.preventDefault());
    const form = document.body.appendChild(document.createElement('form'));
    form.addEventListener('submit', send);
    render(<PrivateField wraps value="61 1090 1014" />, { container: form });
    await userEvent.type(field(), '{Enter}');
    expect([send.mock.calls.length, field().value]).toEqual([1, '61 1090 1014']);
    form.remove();
  });

  it('is covered again on coming back, and shown while it is to be corrected', () => {
    const { unmount } = render(<PrivateField />);
    unmount();
    const { rerender } = render(<PrivateField />);
    expect(isCovered()).toBe(true);
    rerender(<PrivateField error="W numerze jest pomyłka" />);
    expect(isCovered()).toBe(false);
  });
});
