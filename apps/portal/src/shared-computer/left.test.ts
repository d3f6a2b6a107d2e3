import { afterEach, describe, expect, it } from 'vitest';
import { markLeft, whereLeftBelongs } from './left.ts';

const secret = '/additional-data/applicant/id/token';
afterEach(() => sessionStorage.clear());

describe('a tab that was left', () => {
  it.each(['back_forward', 'reload'])('opens no page behind a link by %s', (arrival) => {
    markLeft('finished');
    expect(whereLeftBelongs(secret, arrival)).toBe('/finished');
    markLeft('locked');
    expect(whereLeftBelongs(secret, arrival)).toBe('/locked');
  });

  it('remembers that a co-owner, a signer or a helper has no application to send a link for', () => {
    markLeft('locked');
    for (const page of ['/grant/signing/token', '/grant/co-owner/token', '/grant/help/token']) {
      expect(whereLeftBelongs(page, 'reload')).toBe('/locked?application=none');
    }
  });

  it('opens it again by the link in the mail, and from then on as before', () => {
    markLeft('locked');
    expect(whereLeftBelongs(secret, 'navigate')).toBeUndefined();
    expect(whereLeftBelongs(secret, 'reload')).toBeUndefined();
  });

  it('opens everything that is no secret', () => {
    markLeft('finished');
    expect(whereLeftBelongs('/application/welcome-page', 'back_forward')).toBeUndefined();
    expect(whereLeftBelongs('/finished', 'reload')).toBeUndefined();
  });

  it('keeps nothing but the reason', () => {
    markLeft('finished');
    expect({ ...sessionStorage }).toEqual({ 'ndp-left': '"finished"' });
  });
});

it('a tab that was never left, or holds nonsense, opens everything', () => {
  expect(whereLeftBelongs(secret, 'back_forward')).toBeUndefined();
  for (const nonsense of ['', '{', '"elsewhere"', '["finished"]', 'null']) {
    sessionStorage.setItem('ndp-left', nonsense);
    expect(whereLeftBelongs(secret, 'back_forward')).toBeUndefined();
  }
});
