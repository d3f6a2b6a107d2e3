import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { IbanField } from './iban-field.tsx';

function renderField(saved = '') {
  function Field() {
    const [value, setValue] = useState(saved);
    return <IbanField value={value} onChange={setValue} error={undefined} />;
  }
  render(<Field />);
  return userEvent.setup();
}

const input = () => screen.getByRole<HTMLInputElement>('textbox');

it('groups the number while it is typed and names the bank', async () => {
  const user = renderField();
  await user.type(input(), 'PL61109010140000071219812874');
  expect(input().value).toBe('PL61 1090 1014 0000 0712 1981 2874');
  expect(screen.getByText(/Erste Bank Polska/).getAttribute('role')).toBe('status');
});

it('leaves the cursor where it was when a digit is put in or taken out in the middle', async () => {
  const user = renderField('PL61 1090 1014 0000');
  await user.type(input(), '9', { initialSelectionStart: 7, initialSelectionEnd: 7 });
  expect(input().value).toBe('PL61 1099 0101 4000 0');
  expect(input().selectionStart).toBe(8);
  await user.keyboard('{Backspace}');
  expect(input().value).toBe('PL61 1090 1014 0000');
  expect(input().selectionStart).toBe(7);
});

it('takes a number pasted with non-breaking spaces', async () => {
  const user = renderField();
  await user.click(input());
  await user.paste('61\u00a01090\u00a01014\u00a00000\u00a00712\u00a01981\u00a02874');
  expect(input().value).toBe('61 1090 1014 0000 0712 1981 2874');
});

it('is never kept by the browser', () => {
  renderField();
  expect(input().autocomplete).toBe('off');
});
