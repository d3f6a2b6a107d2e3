import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FileInput } from './file-input.tsx';

const texts = { choose: 'Wybierz pliki', none: 'nie wybrano plików' };
const files = [new File(['x'], 'listopad.xml'), new File(['y'], 'grudzień.pdf')];

it('says in the words of the page that no file is chosen, and which ones then are', () => {
  const onChange = vi.fn();
  const ref = createRef<HTMLInputElement>();
  render(<FileInput ref={ref} aria-label="Wyciąg" texts={texts} onChange={onChange} />);
  expect(screen.getByText('nie wybrano plików')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Wyciąg'), { target: { files } });
  expect(screen.getByText('listopad.xml, grudzień.pdf')).toBeDefined();
  expect(onChange).toHaveBeenCalledOnce();
  expect(ref.current?.files).toHaveLength(2);
});

it('keeps what was chosen before the script came', async () => {
  const page = document.body.appendChild(document.createElement('div'));
  const field = <FileInput aria-label="Wyciąg" texts={texts} />;
  page.innerHTML = renderToString(field);
  const written = screen.getByLabelText('Wyciąg');
  Object.defineProperty(written, 'files', { value: files });
  const root = await act(() => hydrateRoot(page, field));
  expect(screen.getByLabelText('Wyciąg')).toBe(written);
  expect(screen.getByText('listopad.xml, grudzień.pdf')).toBeDefined();
  act(() => root.unmount());
});
