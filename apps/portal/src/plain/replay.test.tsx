import { render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { replayTyped } from './replay.ts';

function Form({ onTaken }: { readonly onTaken?: () => void }) {
  const [text, setText] = useState('');
  const [answer, setAnswer] = useState('');
  useEffect(() => onTaken?.(), [onTaken]);
  return (
    <main>
      <textarea value={text} onChange={(event) => setText(event.target.value)} />
      {['agree', 'object'].map((each) => (
        <input
          key={each}
          type="radio"
          name="answer"
          value={each}
          checked={answer === each}
          onChange={() => setAnswer(each)}
        />
      ))}
      <output>{`${text} ${answer}`}</output>
    </main>
  );
}

it('what was typed and chosen before a page was taken over is known to it afterwards', () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Form />);
  const text = place.querySelector('textarea');
  const choice = place.querySelector<HTMLInputElement>('input[value="object"]');
  if (!text || !choice) throw new Error('no form');
  text.value = 'Kiedy przyjdzie umowa?';
  choice.checked = true;
  const onTaken = () => replayTyped(place);
  render(<Form onTaken={onTaken} />, { container: place, hydrate: true });
  expect(place.querySelector('output')?.textContent).toBe('Kiedy przyjdzie umowa? object');
  expect([text.value, choice.checked]).toEqual(['Kiedy przyjdzie umowa?', true]);
});
