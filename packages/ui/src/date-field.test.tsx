import './testing/css-escape.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { focusField } from './field-ids.ts';

function renderField(given: Partial<DateFieldProps> = {}) {
  const answers: (string | undefined)[] = [];
  function Field() {
    const [value, setValue] = useState(given.value);
    return (
      <DateField
        name="planned_completion_date"
        label="Planowany termin"
        locale="pl-PL"
        texts={{ openCalendar: 'Otwórz kalendarz', previousMonth: 'Poprzedni', nextMonth: 'Następny' }}
        {...given}
        value={value}
        onChange={(next) => {
          answers.push(next);
          setValue(next);
        }}
      />
    );
  }
  render(<Field />);
  return { user: userEvent.setup(), answers, parts: () => screen.getAllByRole('spinbutton') };
}

const shown = () => document.getElementById('field-planned_completion_date')?.textContent;

describe('date field', () => {
  it('shows the day in the order of the locale', () => {
    renderField({ value: '2027-03-09' });
    expect(shown()?.replace(/[^\d.]/g, '')).toBe('09.03.2027');
    cleanup();
    renderField({ value: '2027-03-09', locale: 'en-GB' });
    expect(shown()?.replace(/[^\d/]/g, '')).toBe('09/03/2027');
  });

  it('answers YYYY-MM-DD for a day that is typed', async () => {
    const { user, answers, parts } = renderField();
    const [day] = parts();
    if (day === undefined) throw new Error('no parts of a date');
    await user.click(day);
    await user.keyboard('01022027');
    expect(answers.at(-1)).toBe('2027-02-01');
  });

  it('shows a value that is no date as empty', () => {
    renderField({ value: '31.12.2026' });
    expect(shown()).toMatch(/rrrr/);
  });

  it('offers no day before the first', async () => {
    const { user, answers } = renderField({ value: '2027-03-20', min: '2027-03-10' });
    await user.click(screen.getByRole('button', { name: /Otwórz kalendarz/ }));
    const grid = within(screen.getByRole('grid'));
    const cell = (day: string) => grid.getByText(day);
    expect(cell('9').getAttribute('aria-disabled')).toBe('true');
    await user.click(cell('9'));
    expect(answers).toEqual([]);
    await user.click(cell('10'));
    expect(answers).toEqual(['2027-03-10']);
  });

  it('can be picked by keyboard alone', async () => {
    const { user, answers } = renderField({ value: '2027-03-20' });
    screen.getByRole('button', { name: /Otwórz kalendarz/ }).focus();
    await user.keyboard('{Enter}{ArrowRight}{ArrowDown}{Enter}');
    expect(answers).toEqual(['2027-03-28']);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is reached by the link of an error, at its first part', () => {
    const { parts } = renderField();
    expect(focusField('planned_completion_date')).toBe(true);
    expect(document.activeElement).toBe(parts()[0]);
  });

  it('reads out its label, help and error', () => {
    const { parts } = renderField({ help: 'Orientacyjnie', error: 'Proszę podać termin' });
    const ids = parts()[0]?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(expect.arrayContaining(['Orientacyjnie', 'Proszę podać termin']));
    expect(screen.getByRole('group', { name: 'Planowany termin' })).toBeDefined();
  });
});
