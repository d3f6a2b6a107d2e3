import './testing/css-escape.ts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ChoiceCards } from './choice-cards.tsx';

type Building = 'home' | 'apartment' | 'non_residential';

function Question({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<Building>();
  return (
    <ChoiceCards<Building>
      name="project_variant"
      legend="Jaki to budynek?"
      help="Liczy się stan obecny."
      error={error}
      value={value}
      onChange={setValue}
      options={[
        { value: 'home', label: 'Dom', description: 'Jedna rodzina' },
        { value: 'apartment', label: 'Blok' },
        { value: 'non_residential', label: 'Inny' },
      ]}
    />
  );
}

const card = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const description = (element: HTMLElement) =>
  element
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('choice cards', () => {
  it('choose nothing by themselves', () => {
    render(<Question />);
    expect(screen.getAllByRole<HTMLInputElement>('radio').some((radio) => radio.checked)).toBe(false);
  });

  it('choose the card that is clicked anywhere', async () => {
    render(<Question />);
    await userEvent.click(screen.getByText('Jedna rodzina'));
    expect(card('Dom').checked).toBe(true);
  });

  it('are one stop of the Tab key and move by arrow keys', async () => {
    render(<Question />);
    await userEvent.click(card('Dom'));
    await userEvent.keyboard('{ArrowDown}');
    expect(card('Blok').checked).toBe(true);
    expect(document.activeElement).toBe(card('Blok'));
  });

  it('read out the description of a card after its name', () => {
    render(<Question />);
    expect(description(card('Dom'))).toEqual(['Jedna rodzina']);
  });

  it('name the group by its question and link help and error to it', () => {
    render(<Question error="Proszę wybrać" />);
    const group = screen.getByRole('radiogroup', { name: 'Jaki to budynek?' });
    expect(description(group)).toEqual(['Liczy się stan obecny.', 'Proszę wybrać']);
    expect(group.getAttribute('aria-invalid')).toBe('true');
  });

  it('give the id that errors link to to the chosen card, or to the first', async () => {
    render(<Question />);
    expect(document.getElementById('field-project_variant')).toBe(card('Dom'));
    await userEvent.click(card('Blok'));
    expect(document.getElementById('field-project_variant')).toBe(card('Blok'));
  });
});
