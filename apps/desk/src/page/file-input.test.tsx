import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { draw } from '../testing/desk-server.tsx';
import { FileInput } from './file-input.tsx';

afterEach(cleanup);

it('says in the language of the page that no file is chosen, and which one then is', () => {
  const onChange = vi.fn();
  draw(
    <>
      <label htmlFor="file">Statement</label>
      <FileInput id="file" onChange={onChange} />
    </>,
    'en',
  );
  expect(screen.getByText('no file chosen')).toBeDefined();
  const files = [new File(['x'], 'november.xml')];
  fireEvent.change(screen.getByLabelText('Statement'), { target: { files } });
  expect(screen.getByText('november.xml')).toBeDefined();
  expect(onChange).toHaveBeenCalledOnce();
});
