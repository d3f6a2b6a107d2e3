import { NumberField } from '@ndp/ui/number-field.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, Suspense, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { noteTyped } from './replay.ts';

const texts = { increase: '+', decrease: '-', raisedTo: String, loweredTo: String, notANumber: 'Same cyfry' };
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

function placeWritten(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  return place;
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

let heard = Promise.resolve();
afterEach(() => heard);

/** Notes what was typed there, and tells it once the page is taken over. */
function tellLater(place: HTMLElement): () => void {
  const tell = noteTyped(place);
  return () =>
    queueMicrotask(() => {
      heard = tell();
    });
}

const takeOver = (place: HTMLElement) =>
  act(async () => {
    hydrateRoot(place, <Form onTaken={tellLater(place)} />);
  });
const told = (place: HTMLElement) => JSON.parse(place.querySelector('output')?.textContent ?? '');

it('what was typed and chosen before a page was taken over is known to it afterwards, and stands there', async () => {
  const place = placeWritten();
  field('text').value = 'Kiedy przyjdzie umowa?';
  field('reason').value = 'Remont dachu';
  field('town').value = 'balice';
  field('field-area').value = '1200,5';
  const choice = place.querySelector<HTMLInputElement>('input[value="object"]');
  if (!choice) throw new Error('no form');
  choice.checked = true;
  await takeOver(place);
  expect(told(place)).toMatchObject({
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

it('what was typed into a number and is none stays, with its sentence, until it is put right', async () => {
  const place = placeWritten();
  field('field-area').value = 'około 120 m²';
  await takeOver(place);
  expect([field('field-area').value, told(place).area]).toEqual(['około 120 m²', 'około 120 m²']);
  expect(place.textContent).toContain('Same cyfry');

  const user = userEvent.setup();
  await user.clear(field('field-area'));
  await user.type(field('field-area'), '120,5');
  await user.tab();
  expect([field('field-area').value, told(place).area]).toEqual(['120,5', 120.5]);
  expect(place.textContent).not.toContain('Same cyfry');
  expect(screen.getByRole('button', { name: /^\+/ })).toBeTruthy();
});

it('what is emptied there is no answer any more', async () => {
  const place = placeWritten();
  field('field-area').value = 'sto';
  await takeOver(place);
  const user = userEvent.setup();
  await user.clear(field('field-area'));
  await user.tab();
  expect([field('field-area').value, told(place).area]).toEqual(['', undefined]);
});

it('what was typed into a part that comes later than the page is known to it once it has come', async () => {
  let bring = (_: { default: typeof Form }) => {};
  const coming = new Promise<{ default: typeof Form }>((resolve) => {
    bring = resolve;
  });
  const Later = lazy(() => coming);
  function Page({ onTaken, Part }: { readonly onTaken?: () => void; readonly Part: typeof Form }) {
    useEffect(() => onTaken?.(), [onTaken]);
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  }
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Page Part={Form} />);
  field('text').value = 'Dach';
  await act(async () => {
    hydrateRoot(place, <Page onTaken={tellLater(place)} Part={Later as unknown as typeof Form} />);
  });
  expect(told(place).text).toBe('');
  await act(async () => bring({ default: Form }));
  await waitFor(() => expect(told(place).text).toBe('Dach'));
});
