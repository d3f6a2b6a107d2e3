import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisterData } from '@ndp/register/register-data.ts';
import { storeVersion } from '@ndp/register/versions.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestFolder } from '../testing/files/test-folder.ts';
import { AddressesAway, newAddressBook } from './address-book.ts';

const folder = makeTestFolder();
afterEach(() => {
  vi.useRealTimers();
});

const register = (version: string): RegisterData => ({
  format: 1,
  version,
  source: 'test',
  stateDate: '2026-01-01',
  provinces: [{ id: '02', name: 'dolnośląskie', counties: [] }],
  streets: null,
});

describe('the address book', () => {
  it('is closed until a register is there, then opens it within a minute, and a newer one a minute later', () => {
    vi.useFakeTimers();
    const details: string[] = [];
    const book = newAddressBook({ dataDir: folder, shipped: join(folder, 'shipped') });
    expect(() => book.register()).toThrow(AddressesAway);
    book.open({ warn: (_, text) => details.push(text) });
    expect(() => book.register()).toThrow(AddressesAway);
    expect(details).toHaveLength(1);
    storeVersion(folder, register('2026-01'), () => {});
    vi.advanceTimersByTime(60_000);
    expect(book.register().about.version).toBe('2026-01');
    storeVersion(folder, register('2026-07'), () => {});
    vi.advanceTimersByTime(60_000);
    expect(book.register().about.version).toBe('2026-07');
    writeFileSync(join(folder, 'register', 'current'), 'gone\n');
    vi.advanceTimersByTime(60_000);
    expect(book.register().about.version).toBe('2026-07');
    expect(details).toHaveLength(2);
    book.close();
    vi.advanceTimersByTime(600_000);
    expect(details).toHaveLength(2);
  });
});
