import { mostFileBytes } from '@ndp/domain/settlement/settling.ts';
import { expect, it } from 'vitest';
import { attachmentName, attachmentProblem } from './attachment.ts';

const file = (name: string, size = 10) => ({ name, size, type: '' });

it('an attachment is saved under its own name with the ending of what it is', () => {
  const nameOf = (file_name: string, media_type = 'application/pdf') =>
    attachmentName({ file_name, media_type });
  expect(nameOf('Wezwanie z 3.12.docx')).toBe('Wezwanie z 3.12.pdf');
  expect(nameOf('zdjęcie', 'image/jpeg')).toBe('zdjęcie.jpg');
  expect(nameOf('faktura.pdf.exe')).toBe('faktura.pdf.pdf');
});

it('what is plainly wrong with chosen files is said by name before anything is sent', () => {
  expect(attachmentProblem([file('a.pdf'), file('b.JPG'), file('c.png')], 'en')).toBeUndefined();
  expect(attachmentProblem([file('a.pdf'), file('b.doc')], 'en')).toMatch(/“b\.doc” was not taken/);
  expect(attachmentProblem([file('a.pdf', mostFileBytes + 1)], 'en')).toMatch(/larger than 10.MB/);
  expect(
    attachmentProblem(
      ['a', 'b', 'c', 'd'].map((name) => file(`${name}.pdf`)),
      'pl',
    ),
  ).toMatch(/najwyżej/);
});
