import { describe, expect, it } from 'vitest';
import { etagOf, readIfMatch } from './etag.ts';

describe('the revision in headers', () => {
  it('leaves with every answer that has one', () => {
    expect(etagOf({ revision: 0 })).toBe('"0"');
    for (const other of [{}, null, undefined, 'x', { revision: '3' }]) expect(etagOf(other)).toBeUndefined();
  });

  it.each([
    [undefined, undefined],
    ['*', undefined],
    ['"7"', 7],
    ['W/"7"', 7],
    ['"7", "12"', 12],
    ['7', -1],
    ['"x"', -1],
    ['', -1],
  ])('is read from If-Match: %j is %j', (header, revision) => {
    expect(readIfMatch(header)).toBe(revision);
  });
});
