import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SelectField } from './select-field.tsx';

function Field({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<'a' | 'b'>();
  return (
    <>
      <SelectField<'a' | 'b'>
        name="province"
        label="Województwo"
        emptyText="Proszę wybrać"
        error={error}
        value={value}
        onChange={setValue}
        options={[
          { value: 'a', label: 'Łódzkie' },
          { value: 'b', label: 'Śląskie' },
        ]}
      />
      <output>{value ?? 'nic'}</output>
    </>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Województwo' });

describe('select field', () => {
  it('starts with the empty entry and answers the chosen value', async () => {
    render(<Field />);
    expect(select().selectedOptions[0]?.textContent).toBe('Proszę wybrać');
    await userEvent.selectOptions(select(), 'Śląskie');
    expect(screen.getByText('b')).toBeDefined();
  });

  it('answers nothing again when the empty entry is chosen', async () => {
    render(<Field />);
    await userEvent.selectOptions(select(), 'Łódzkie');
    await userEvent.selectOptions(select(), 'Proszę wybrać');
    expect(screen.getByText('nic')).toBeDefined();
  });

  it('is marked as invalid with its error', () => {
    render(<Field error="Proszę wybrać województwo" />);
    expect(select().getAttribute('aria-invalid')).toBe('true');
    expect(select().getAttribute('aria-describedby')).toBe('field-province-error');
    expect(select().id).toBe('field-province');
  });
});
