import { expect, it } from 'vitest';
import { readRemark } from './stored-project.ts';

it('a remark is told whichever call it came by, and once where both names say the same', () => {
  expect(readRemark({ note: 'Pies na podwórzu', heater_comments: null })).toBe('Pies na podwórzu');
  expect(readRemark({ note: null, heater_comments: 'Po 16' })).toBe('Po 16');
  expect(readRemark({ note: 'Po 16', heater_comments: 'Po 16' })).toBe('Po 16');
  expect(readRemark({ note: 'Pies', heater_comments: 'Po 16' })).toBe('Pies\nPo 16');
  expect(readRemark({ note: '', heater_comments: undefined })).toBeNull();
});
