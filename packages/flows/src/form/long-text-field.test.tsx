import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { LongTextField } from './long-text-field.tsx';

function Field() {
  const [value, setValue] = useState('');
  return <LongTextField name="message" label="Wiadomość" maxLength={5} value={value} onChange={setValue} />;
}

it('says when no more fits, so that nobody sends words that were cut off', async () => {
  render(<Field />);
  const [text, remark] = [screen.getByRole('textbox'), screen.getByRole('status')];
  await userEvent.type(text, 'Dzie');
  expect(remark.textContent).toBe('');
  await userEvent.type(text, 'ń dobry');
  expect(text).toHaveProperty('value', 'Dzień');
  expect(remark.textContent?.replace(/\s/g, ' ')).toBe(
    'To już 5 znaków: więcej się nie zmieści. Skróć tekst.',
  );
});
