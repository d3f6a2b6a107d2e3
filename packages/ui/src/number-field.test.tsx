import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, test } from 'vitest';
import { renderNumberForm } from './testing/number-form.tsx';

describe('what is typed', () => {
  it('becomes the value when the visitor leaves the field', async () => {
    const { user, input, answers } = renderNumberForm();
    await user.type(input, '120');
    expect(answers).toEqual([]);
    await user.tab();
    expect(answers).toEqual([120]);
  });

  it('is rewritten the way the locale writes numbers', async () => {
    const { user, input, shown } = renderNumberForm();
    await user.type(input, '12345,5');
    await user.tab();
    expect(shown()).toBe('12 345,5');
  });

  test.each([
    ['12,5', 'pl-PL'],
    ['12.5', 'pl-PL'],
    ['12,5', 'en-GB'],
    ['12.5', 'en-GB'],
  ] as const)('%s is twelve and a half in %s', async (text, locale) => {
    const { user, input, answer } = renderNumberForm({ locale });
    await user.type(input, text);
    await user.tab();
    expect(answer()).toBe(12.5);
  });

  it.each([
    ['0.5', '0,5', 0.5],
    ['1 234.5', '1234,5', 1234.5],
  ])('takes %s that comes in one piece, as from dictation', async (text, written, number) => {
    const { user, input, answer } = renderNumberForm();
    await user.click(input);
    const coming = { data: text, inputType: 'insertText', bubbles: true, cancelable: true };
    // The library would leave it out: the field puts it in itself.
    expect(input.dispatchEvent(new InputEvent('beforeinput', coming))).toBe(false);
    await waitFor(() => expect(input.value).toBe(written));
    await user.tab();
    expect(answer()).toBe(number);
  });

  it('turns a dot into the Polish comma at once', async () => {
    const { user, input } = renderNumberForm();
    await user.type(input, '12.');
    expect(input.value).toBe('12,');
  });

  it('takes digits and signs only', async () => {
    const { user, input } = renderNumberForm();
    await user.type(input, '1a2b');
    expect(input.value).toBe('12');
  });

  it('leaves out letters and says so, instead of turning them into a zero', async () => {
    const { user, input, shown, answers, remark } = renderNumberForm({ allowEmpty: true });
    await user.type(input, 'abc');
    await user.tab();
    expect([shown(), remark(), answers]).toEqual(['', 'Same cyfry', []]);
  });

  it('takes no decimal sign when whole numbers are asked for', async () => {
    const { user, input } = renderNumberForm({ fractionDigits: 0 });
    await user.type(input, '12.5');
    expect(input.value).toBe('125');
  });

  it('need not be a multiple of the step', async () => {
    const { user, input, answer } = renderNumberForm({ step: 10, min: 0 });
    await user.type(input, '123');
    await user.tab();
    expect(answer()).toBe(123);
  });
});

describe('fraction digits', () => {
  it('are limited to three by the locale', async () => {
    const { user, input, answer, remark } = renderNumberForm();
    await user.type(input, '1,23456');
    await user.tab();
    expect(answer()).toBe(1.235);
    expect(remark()).toBe('Zaokrąglono do 1,235');
  });

  it('are limited further by the field', async () => {
    const { user, input, answer } = renderNumberForm({ fractionDigits: 2 });
    await user.type(input, '0,756');
    await user.tab();
    expect(answer()).toBe(0.76);
  });
});

describe('limits', () => {
  it('raise a value below the minimum and say so', async () => {
    const { user, input, answer, shown, remark } = renderNumberForm({ min: 10, max: 1000 });
    await user.type(input, '4');
    await user.tab();
    expect(answer()).toBe(10);
    expect(shown()).toBe('10');
    expect(remark()).toBe('Podniesiono do 10');
  });

  it('lower a value above the maximum and say so', async () => {
    const { user, input, answer, shown, remark } = renderNumberForm({ min: 10, max: 20_000 });
    await user.type(input, '99999');
    await user.tab();
    expect(answer()).toBe(20_000);
    expect(shown()).toBe('20 000');
    expect(remark()?.replace(/\s/g, ' ')).toBe('Obniżono do 20 000');
  });

  it('do so again when the value already is the limit', async () => {
    const { user, input, shown } = renderNumberForm({ value: 1000, max: 1000 });
    await user.clear(input);
    await user.type(input, '5000');
    await user.tab();
    expect(shown()).toBe('1000');
  });

  it('say nothing while the value fits, and forget the remark on the next keystroke', async () => {
    const { user, input, remark } = renderNumberForm({ min: 10 });
    await user.type(input, '4');
    await user.tab();
    await user.click(input);
    await user.type(input, '0');
    expect(remark()).toBe('');
    await user.tab();
    expect(remark()).toBe('');
  });
});

describe('the minus sign', () => {
  test.each([
    [{}, '-5', -5],
    [{ min: -10 }, '-5', -5],
    [{ min: 0 }, '5', 5],
    [{ min: 1 }, '5', 5],
  ])('with limits %j leaves %s', async (limits, text, value) => {
    const { user, input, answer } = renderNumberForm(limits);
    await user.type(input, '-5');
    expect(input.value.replace('\u2212', '-')).toBe(text);
    await user.tab();
    expect(answer()).toBe(value);
  });

  it('alone is no number, so the old value stays', async () => {
    const { user, input, answers, shown } = renderNumberForm({ value: 7 });
    await user.clear(input);
    await user.type(input, '-');
    await user.tab();
    expect(shown()).toBe('7');
    expect(answers).toEqual([]);
  });
});

describe('an emptied field', () => {
  it('becomes zero', async () => {
    const { user, input, answer, shown } = renderNumberForm({ value: 42 });
    await user.clear(input);
    await user.tab();
    expect(answer()).toBe(0);
    expect(shown()).toBe('0');
  });

  it('becomes the minimum when zero is below it', async () => {
    const { user, input, answer, remark } = renderNumberForm({ value: 42, min: 5 });
    await user.clear(input);
    await user.tab();
    expect(answer()).toBe(5);
    expect(remark()).toBe('Podniesiono do 5');
  });

  it('stays empty where that is allowed', async () => {
    const { user, input, answers, shown } = renderNumberForm({ value: 42, min: 5, allowEmpty: true });
    await user.clear(input);
    await user.tab();
    expect(answers).toEqual([undefined]);
    expect(shown()).toBe('');
  });
});

describe('pasting', () => {
  test.each([
    ['1 234,5', 1234.5],
    ['1234.5', 1234.5],
    ['1\u00a0234,5', 1234.5],
    ['1\u202f234,5', 1234.5],
    [' 12 \n', 12],
  ])('"%s" over everything gives %d', async (text, value) => {
    const { user, input, answer } = renderNumberForm({ value: 42 });
    await user.tripleClick(input);
    await user.paste(text);
    await user.tab();
    expect(answer()).toBe(value);
  });

  test.each(['abc', '12 m2', '', '1,2,3'])('"%s" changes nothing', async (text) => {
    const { user, input, answers, shown } = renderNumberForm({ value: 42 });
    await user.tripleClick(input);
    await user.paste(text);
    expect(shown()).toBe('42');
    await user.tab();
    expect(answers).toEqual([]);
  });

  it('a negative number changes nothing where negative numbers are refused', async () => {
    const { user, input, shown } = renderNumberForm({ value: 42, min: 0 });
    await user.tripleClick(input);
    await user.paste('-7');
    expect(shown()).toBe('42');
  });

  it('into the middle keeps what stands around', async () => {
    const { user, input, answer } = renderNumberForm({ value: 19 });
    await user.click(input);
    input.setSelectionRange(1, 1);
    await user.paste('2 3');
    await user.tab();
    expect(answer()).toBe(1239);
  });
});

describe('submitting', () => {
  it('by Enter commits first and then sends the form', async () => {
    const { user, input, submitted, remark } = renderNumberForm({ max: 1000 });
    await user.type(input, '5000{Enter}');
    expect(submitted).toEqual([1000]);
    expect(remark()).toBe('Obniżono do 1000');
  });

  it('without leaving the field, as touch screens do, commits first too', async () => {
    const { user, input, submitted } = renderNumberForm();
    await user.type(input, '120');
    const form = input.form;
    if (form === null) throw new Error('the field stands in no form');
    fireEvent.submit(form);
    expect(submitted).toEqual([120]);
  });
});

describe('what is read out', () => {
  it('is the label, then unit, help and error', () => {
    const { input } = renderNumberForm({ unit: 'm²', help: 'Z dokumentów', error: 'Podaj powierzchnię' });
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const texts = ids.map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['m²', 'Z dokumentów', 'Podaj powierzchnię']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.id).toBe('field-surface_area');
  });

  it('is the name of each button with the name of the field', () => {
    renderNumberForm();
    expect(screen.getByRole('button', { name: 'Zwiększ Powierzchnia' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Zmniejsz Powierzchnia' })).toBeDefined();
  });
});
