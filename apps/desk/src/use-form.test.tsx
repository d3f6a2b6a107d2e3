import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useForm } from './use-form.ts';

const written = () => renderHook(() => useForm({ text: '', to: 'nobody' })).result;

it('says what a form lacks once it was tried, and does nothing', async () => {
  const form = written();
  expect(form.current.isTried).toBe(false);
  await act(async () => expect(await form.current.send(false)).toBe(false));
  expect(form.current.isTried).toBe(true);
});

it('keeps what is typed when it was not done', async () => {
  const form = written();
  act(() => form.current.change({ text: 'a note' }));
  await act(async () => expect(await form.current.send(() => Promise.reject(new Error()))).toBe(false));
  expect(form.current.typed).toEqual({ text: 'a note', to: 'nobody' });
  expect(form.current.action.failure).toBeDefined();
});

it('is ready for the next time, and keeps what stays', async () => {
  const form = written();
  const work = vi.fn(() => Promise.resolve());
  act(() => form.current.change({ text: 'a note', to: 'a colleague' }));
  await act(async () => expect(await form.current.send(work)).toBe(true));
  act(() => form.current.clear({ text: '' }));
  expect(work).toHaveBeenCalledOnce();
  expect(form.current).toMatchObject({ typed: { text: '', to: 'a colleague' }, isTried: false });
});
