import { NumberField } from '@ndp/ui/number-field.tsx';
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noteTyped } from './replay.ts';

const texts = { increase: '+', decrease: '-', raisedTo: String, loweredTo: String };
const noAnswers = {
  text: '',
  reason: '',
  town: '',
  files: '',
  answer: '',
  area: undefined as number | undefined,
};

/** A page of which the script makes another: a reason is asked of those who object, and the area is a field of its own. */
function Form({ onTaken }: { readonly onTaken?: () => void }) {
  const [answers, setAnswers] = useState(noAnswers);
  const [isLive, setLive] = useState(false);
  const change = (patch: Partial<typeof noAnswers>) => setAnswers((before) => ({ ...before, ...patch }));
  useEffect(() => {
    onTaken?.();
    setLive(true);
  }, [onTaken]);
  return (
    <main>
      <textarea id="text" value={answers.text} onChange={({ target }) => change({ text: target.value })} />
      {(answers.answer === 'object' || !isLive) && (
        <input
          id="reason"
          value={answers.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      )}
      <select id="town" value={answers.town} onChange={({ target }) => change({ town: target.value })}>
        <option value="" />
        <option value="balice">Balice</option>
      </select>
      {['agree', 'object'].map((each) => (
        <input
          key={each}
          type="radio"
          name="answer"
          value={each}
          checked={answers.answer === each}
          onChange={() => change({ answer: each })}
        />
      ))}
      <NumberField
        name="area"
        label="m²"
        locale="pl-PL"
        value={answers.area}
        onChange={(area) => change({ area })}
        texts={texts}
        allowEmpty
      />
      <output>{JSON.stringify(answers)}</output>
    </main>
  );
}

it('what was typed and chosen before a page was taken over is known to it afterwards, and stands there', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const field = (id: string) => document.getElementById(id) as HTMLInputElement;
  field('text').value = 'Kiedy przyjdzie umowa?';
  field('reason').value = 'Remont dachu';
  field('town').value = 'balice';
  field('field-area').value = '1200,5';
  const choice = place.querySelector<HTMLInputElement>('input[value="object"]');
  if (!choice) throw new Error('no form');
  choice.checked = true;
  await act(async () => {
    hydrateRoot(place, <Form onTaken={() => queueMicrotask(noteTyped(place))} />);
  });
  expect(JSON.parse(place.querySelector('output')?.textContent ?? '')).toMatchObject({
    text: 'Kiedy przyjdzie umowa?',
    reason: 'Remont dachu',
    town: 'balice',
    answer: 'object',
    area: 1200.5,
  });
  expect([field('text').value, field('reason').value, field('town').value, choice.checked]).toEqual([
    'Kiedy przyjdzie umowa?',
    'Remont dachu',
    'balice',
    true,
  ]);
  expect(field('field-area').value).toBe('1200,5');
});
