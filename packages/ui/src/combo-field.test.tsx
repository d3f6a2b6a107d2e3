import './testing/css-escape.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ComboField, type ComboFieldProps } from './combo-field.tsx';

const towns = [
  { id: '1', name: 'Łazy', detail: 'wieś' },
  { id: '2', name: 'Łazy', detail: 'kolonia' },
  { id: '3', name: 'Łączna' },
  { id: '4', name: 'Zabierzów' },
];

function renderField(given: Partial<ComboFieldProps> = {}) {
  const picked = vi.fn();
  function Field() {
    const [value, setValue] = useState(given.value ?? '');
    return (
      <>
        <ComboField
          name="city"
          label="Miejscowość"
          emptyText="Nie ma na liście, zostanie przyjęta tak, jak ją wpisano"
          locale="pl-PL"
          options={towns}
          onPick={picked}
          texts={{ open: 'Pokaż listę:', loading: 'Wczytywanie', more: (count) => `oraz ${count}` }}
          {...given}
          value={value}
          onChange={setValue}
        />
        <p data-testid="answer">{value}</p>
      </>
    );
  }
  render(<Field />);
  return { user: userEvent.setup(), picked };
}

const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Miejscowość' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const answer = () => screen.getByTestId('answer').textContent;

describe('combo field', () => {
  it('finds entries by the beginning of their name without diacritics', async () => {
    const { user } = renderField();
    await user.type(input(), 'laz');
    expect(options()).toEqual(['Łazywieś', 'Łazykolonia']);
  });

  it('is used by keyboard alone: arrow down, Enter', async () => {
    const { user, picked } = renderField();
    await user.type(input(), 'laz{ArrowDown}{ArrowDown}{Enter}');
    expect(answer()).toBe('Łazy');
    expect(picked).toHaveBeenCalledExactlyOnceWith(towns[1]);
    expect(options()).toEqual([]);
  });

  it('keeps a text that is not on the list, and says so', async () => {
    const { user, picked } = renderField();
    await user.type(input(), 'Nowe Osiedle ');
    expect(screen.getByRole('status').textContent).toContain('Nie ma na liście');
    await user.tab();
    expect(answer()).toBe('Nowe Osiedle');
    expect(picked).not.toHaveBeenCalled();
  });

  it('keeps a typed beginning although the list would know more', async () => {
    const { user } = renderField();
    await user.type(input(), 'Zab');
    await user.tab();
    expect(answer()).toBe('Zab');
  });

  it('shows the whole list when it is opened by its button', async () => {
    const { user } = renderField({ value: 'Zabierzów' });
    await user.click(screen.getByRole('button', { hidden: true }));
    expect(options()).toHaveLength(4);
  });

  it('shows a hundred entries of a long list and how many more there are', async () => {
    const many = Array.from({ length: 130 }, (_, index) => ({ id: `${index}`, name: `Nowa ${index}` }));
    const { user } = renderField({ options: many });
    await user.type(input(), 'n');
    expect(options()).toHaveLength(100);
    expect(screen.getByText('oraz 30')).toBeDefined();
  });

  it('is a plain text field while there is nothing to offer', async () => {
    const { user } = renderField({ options: [] });
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();
    await user.type(input(), 'Polna');
    expect(answer()).toBe('Polna');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('hands what is typed to a search and shows what it found unfiltered', async () => {
    const onSearch = vi.fn();
    const { user } = renderField({ onSearch });
    await user.type(input(), 'x');
    expect(onSearch).toHaveBeenLastCalledWith('x');
    expect(options()).toHaveLength(4);
  });

  it('opens the list when a search answers after typing, and closes it on picking, time and again', async () => {
    function Searched() {
      const [text, setText] = useState('');
      const [found, setFound] = useState<typeof towns>([]);
      const answer = () => setFound(towns.filter(({ name }) => name.startsWith(text)));
      return (
        <>
          <ComboField
            name="city"
            label="Miejscowość"
            emptyText=""
            locale="pl-PL"
            options={found}
            value={text}
            onChange={setText}
            onSearch={() => setFound([])}
            texts={{ open: 'Pokaż listę:', loading: 'Wczytywanie', more: (count) => `oraz ${count}` }}
          />
          <output onMouseMove={answer} />
        </>
      );
    }
    render(<Searched />);
    const user = userEvent.setup();
    for (const typed of ['Łą', 'Zab', 'Ła']) {
      await user.clear(input());
      await user.type(input(), typed);
      expect(options()).toEqual([]);
      fireEvent.mouseMove(document.querySelector('output') as HTMLElement);
      expect(options().length).toBeGreaterThan(0);
      await user.keyboard('{ArrowDown}{Enter}');
      expect(options()).toEqual([]);
      expect(input().value.length).toBeGreaterThan(typed.length);
    }
  });

  it('reads out help and error', () => {
    renderField({ help: 'Jak w adresie', error: 'To pole jest wymagane' });
    const texts = input()
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['Jak w adresie', 'To pole jest wymagane']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(input().id).toBe('field-city');
  });
});
