import { describe, expect, it } from 'vitest';
import { KeyRing } from '../../platform/crypto/secrets.ts';
import { type CookieJar, readParts, setCookiesOf, takeBack } from './portal-cookies.ts';

const ring = (byte: number) => new KeyRing([{ id: `k${byte}`, bytes: new Uint8Array(32).fill(byte) }]);
const jar: CookieJar = {
  keys: ring(1),
  partner: 'mpec',
  isSecure: true,
  now: new Date('2026-11-22T12:00:00Z'),
};
const kept = {
  device: { answers: { surface_area: 1200 } },
  sitting: { answers: { email: 'kanarek@example.pl' } },
};
const hoursLater = (hours: number): CookieJar => ({
  ...jar,
  now: new Date(jar.now.getTime() + hours * 3_600_000),
});

/** As a browser sends back what it was given. */
const sentBack = (headers: readonly string[]) => headers.map((header) => header.split(';')[0]).join('; ');
const sent = sentBack(setCookiesOf(kept, jar, undefined));

describe('what a browser keeps for the server', () => {
  it('comes back as it was given, and no one can read it on the way', () => {
    expect(readParts(`ndp-language=en; ${sent}`, jar)).toEqual(kept);
    expect(sent).not.toMatch(/kanarek|surface/);
    expect(Buffer.from(sent).toString('latin1')).not.toContain('answers');
  });

  it('is held to this host and a safe connection, out of reach of scripts and of other sites', () => {
    for (const header of setCookiesOf(kept, jar, undefined)) {
      expect(header).toMatch(/^__Host-ndp-(device|sitting)=\S+; Path=\/;/);
      expect(header).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
    }
    expect(setCookiesOf(kept, { ...jar, isSecure: false }, undefined)[0]).toMatch(/^ndp-device=(?!.*Secure)/);
  });

  it('is for a day of the building, and of the person only until the browser is closed', () => {
    const [device, sitting] = setCookiesOf(kept, jar, undefined);
    expect(device).toContain('Max-Age=86400');
    expect(sitting).not.toContain('Max-Age');
  });

  it('is nothing to another partner, and with another key', () => {
    const nothing = { device: undefined, sitting: undefined };
    expect(readParts(sent, { ...jar, partner: 'duon' })).toEqual(nothing);
    expect(readParts(sent, { ...jar, keys: ring(2) })).toEqual(nothing);
  });

  it('is nothing once a single letter has changed, or the parts have changed places', () => {
    const flipped = sent.replace(/(ndp-device=.{40})(.)/, (_, before, letter) =>
      letter === 'A' ? `${before}B` : `${before}A`,
    );
    expect(readParts(flipped, jar)).toEqual({ ...kept, device: undefined });
    const swapped = sent
      .replace('ndp-device', 'ndp-x')
      .replace('ndp-sitting', 'ndp-device')
      .replace('ndp-x', 'ndp-sitting');
    expect(readParts(swapped, jar)).toEqual({ device: undefined, sitting: undefined });
  });

  it('is nothing when it is too old: of a person after two hours, of the building after a day', () => {
    expect(readParts(sent, hoursLater(1.9))).toEqual(kept);
    expect(readParts(sent, hoursLater(2.1))).toEqual({ ...kept, sitting: undefined });
    expect(readParts(sent, hoursLater(24.1))).toEqual({ device: undefined, sitting: undefined });
  });

  it('may be as long as the longest remark, in pieces that every browser takes', () => {
    const note = Array.from({ length: 1000 }, (_, n) =>
      String.fromCodePoint(0x1f300 + ((n * 7919) % 700)),
    ).join('');
    const long = { ...kept, sitting: { answers: { note } } };
    const headers = setCookiesOf(long, jar, undefined);
    expect(Math.max(...headers.map(({ length }) => length))).toBeLessThan(4096);
    expect(readParts(sentBack(headers), jar)).toEqual(long);
    // A shorter one leaves no piece of it behind.
    const after = setCookiesOf(kept, jar, sentBack(headers));
    expect(after.filter((header) => header.includes('Max-Age=0'))).toHaveLength(headers.length - 2);
  });

  it('is taken back when there is nothing more to keep', () => {
    const headers = setCookiesOf({}, jar, sent);
    expect(headers.map((header) => header.split('=')[0])).toEqual([
      '__Host-ndp-device',
      '__Host-ndp-sitting',
    ]);
    for (const header of [...headers, ...takeBack(jar)]) expect(header).toContain('Max-Age=0');
  });

  it('is not there where nothing was sent', () => {
    expect(readParts(undefined, jar)).toBeUndefined();
    expect(readParts('ndp-language=pl', jar)).toBeUndefined();
  });
});
