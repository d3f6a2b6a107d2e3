import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailbox-of.ts';

describe('the mailbox mails are counted for', () => {
  it.each([
    ['Jan.Nowak@Example.pl', 'jan.nowak@example.pl'],
    ['jan+grant@example.pl', 'jan@example.pl'],
    ['jan+a+b@example.pl', 'jan@example.pl'],
    ['j.a.n+x@gmail.com', 'jan@gmail.com'],
    ['jan@googlemail.com', 'jan@gmail.com'],
    ['+48500@example.pl', '+48500@example.pl'],
  ])('of %s is %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
});
