import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderNumberForm } from './testing/number-form.tsx';

const button = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) });

describe('arrow keys', () => {
  it('step up and down', async () => {
    const { user, input, answers } = renderNumberForm({ value: 5 });
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(answers).toEqual([6, 7, 6]);
  });

  it('step by the given step, from what is typed', async () => {
    const { user, input, answers, shown } = renderNumberForm({
      step: 0.05,
      fractionDigits: 2,
      min: 0,
      max: 1,
    });
    await user.type(input, '0.72');
    await user.keyboard('{ArrowUp}');
    expect(answers).toEqual([0.75]);
    expect(shown()).toBe('0,75');
  });

  it('stop at the limits', async () => {
    const { user, input, answers } = renderNumberForm({ value: 9, max: 10 });
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(answers).toEqual([10]);
  });

  it('start from the minimum in an empty field', async () => {
    const { user, input, answers } = renderNumberForm({ min: 20 });
    await user.click(input);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(answers).toEqual([20, 21]);
  });
});

describe('Home and End', () => {
  it('set the minimum and the maximum', async () => {
    const { user, input, answers, shown } = renderNumberForm({ value: 5, min: 0.5, max: 0.75 });
    await user.click(input);
    await user.keyboard('{Home}');
    expect(shown()).toBe('0,5');
    await user.keyboard('{End}');
    expect(shown()).toBe('0,75');
    expect(answers.slice(-2)).toEqual([0.5, 0.75]);
  });

  it('only move the cursor where there is no limit', async () => {
    const { user, input, answers } = renderNumberForm({ value: 5 });
    await user.click(input);
    await user.keyboard('{Home}{End}');
    expect(answers).toEqual([]);
    expect(input.value).toBe('5');
  });

  it('are left to the browser together with Shift', async () => {
    const { user, input, answers } = renderNumberForm({ value: 5, min: 1, max: 9 });
    await user.click(input);
    await user.keyboard('{Shift>}{Home}{/Shift}');
    expect(answers).toEqual([]);
  });
});

describe('the buttons', () => {
  it('step once when clicked, and are no stop of the Tab key', async () => {
    const { user, answers } = renderNumberForm({ value: 5 });
    await user.click(button('Zwiększ'));
    await user.click(button('Zmniejsz'));
    await user.click(button('Zmniejsz'));
    expect(answers).toEqual([6, 5, 4]);
    expect(button('Zwiększ').tabIndex).toBe(-1);
  });

  it('take over what is typed but not yet committed', async () => {
    const { user, input, answers } = renderNumberForm({ value: 5 });
    await user.clear(input);
    await user.type(input, '80');
    await user.click(button('Zwiększ'));
    expect(answers.at(-1)).toBe(81);
  });

  it('are switched off at the limits', () => {
    renderNumberForm({ value: 1, min: 1, max: 9 });
    expect(button('Zmniejsz').disabled).toBe(true);
    expect(button('Zwiększ').disabled).toBe(false);
  });
});

describe('a button held down', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const press = (pointerType: 'mouse' | 'touch') =>
    fireEvent.pointerDown(button('Zwiększ'), { pointerId: 1, pointerType, button: 0 });
  const release = (pointerType: 'mouse' | 'touch') => {
    fireEvent.pointerUp(button('Zwiększ'), { pointerId: 1, pointerType, button: 0 });
    fireEvent.click(button('Zwiększ'), { detail: 1 });
  };
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  it('steps at once, again after 500 ms, then every 40 ms, until it is let go', () => {
    const { answers } = renderNumberForm({ value: 0 });
    press('mouse');
    expect(answers).toEqual([1]);
    wait(499);
    expect(answers).toEqual([1]);
    wait(1);
    expect(answers).toEqual([1, 2]);
    wait(39);
    expect(answers).toEqual([1, 2]);
    wait(1);
    wait(40);
    expect(answers).toEqual([1, 2, 3, 4]);
    release('mouse');
    wait(1000);
    expect(answers).toEqual([1, 2, 3, 4]);
  });

  it('stops at the maximum', () => {
    const { answers } = renderNumberForm({ value: 0, max: 3 });
    press('mouse');
    wait(500);
    for (let i = 0; i < 10; i += 1) wait(40);
    expect(answers).toEqual([1, 2, 3]);
  });

  it('by a finger steps only when lifted, so that scrolling changes nothing', () => {
    const { answers } = renderNumberForm({ value: 0 });
    press('touch');
    wait(100);
    fireEvent.pointerCancel(button('Zwiększ'), { pointerId: 1, pointerType: 'touch' });
    wait(1000);
    expect(answers).toEqual([]);
    press('touch');
    release('touch');
    expect(answers).toEqual([1]);
  });
});
