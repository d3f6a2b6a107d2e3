import { text } from '@ndp/flows/fields.ts';
import { fullExplainer } from '@ndp/flows/problems.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { StepForm } from './step-form.tsx';
import { useValidation } from './use-validation.ts';

const schema = z.object({ first_name: text(30, 2), last_name: text(30, 2) });

function Page() {
  const [draft, setDraft] = useState({ first_name: '', last_name: '' });
  const validation = useValidation(schema, draft, () => draft, { explainer: fullExplainer });
  const title = { pl: 'Kto składa wniosek?', en: 'Who applies?' };
  return (
    <StepForm
      {...{ title, validation }}
      failure={null}
      next="Dalej"
      isBusy={false}
      back={null}
      onAccepted={() => {}}
    >
      {(['first_name', 'last_name'] as const).map((name) => (
        <input
          key={name}
          id={`field-${name}`}
          aria-label={name}
          value={draft[name]}
          onChange={({ target }) => setDraft((before) => ({ ...before, [name]: target.value }))}
        />
      ))}
    </StepForm>
  );
}

it('asks to fill in what is empty, and to correct only what was given', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Dalej' }));
  expect(screen.getByRole('heading', { name: 'Uzupełnij 2 odpowiedzi' })).toBeTruthy();
  await user.type(screen.getByLabelText('first_name'), 'J');
  expect(screen.getByRole('heading', { name: 'Popraw 2 odpowiedzi' })).toBeTruthy();
});
