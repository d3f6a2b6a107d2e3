import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { NumberField } from '../number-field.tsx';
import type { NumberFieldProps } from '../use-number-answer.ts';

type NumberFormOptions = Partial<Omit<NumberFieldProps, 'onChange'>>;

/**
 * A form with one number field, rendered; `answers` and `submitted` record what reached the form. The reading
 * functions tell what stands in the field now.
 */
export function renderNumberForm(given: NumberFormOptions = {}) {
  const answers: (number | undefined)[] = [];
  const submitted: (number | undefined)[] = [];
  render(
    <NumberForm
      given={given}
      onAnswer={(answer) => answers.push(answer)}
      onSubmit={(answer) => submitted.push(answer)}
    />,
  );
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Powierzchnia' });
  return {
    user: userEvent.setup(),
    answers,
    submitted,
    input,
    shown: () => input.value.replace(/\s/g, ' '),
    answer: () => answers.at(-1),
    remark: () => screen.getByRole('status').textContent,
  };
}

interface NumberFormProps {
  readonly given: NumberFormOptions;
  readonly onAnswer: (answer: number | undefined) => void;
  readonly onSubmit: (answer: number | undefined) => void;
}

function NumberForm({ given, onAnswer, onSubmit }: NumberFormProps) {
  const [value, setValue] = useState(given.value);
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(value);
      }}
    >
      <NumberField
        name="surface_area"
        label="Powierzchnia"
        locale="pl-PL"
        texts={{
          increase: 'Zwiększ',
          decrease: 'Zmniejsz',
          raisedTo: (written) => `Podniesiono do ${written}`,
          loweredTo: (written) => `Obniżono do ${written}`,
          roundedTo: (written) => `Zaokrąglono do ${written}`,
          notANumber: 'Same cyfry',
        }}
        {...given}
        value={value}
        onChange={(next) => {
          onAnswer(next);
          setValue(next);
        }}
      />
      <button type="submit">Dalej</button>
    </form>
  );
}
