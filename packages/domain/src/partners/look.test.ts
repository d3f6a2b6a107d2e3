import { expect, it } from 'vitest';
import { contrastWithWhite, emailAddress, findPartnerProblems, type PartnerContent } from './look.ts';

const fit: PartnerContent = {
  title: 'Ciepło & Spółka',
  brand_title: '',
  primary_color: '#0b5c8a',
  secondary_color: null,
  is_logo_inverse: false,
  is_counted_openly: false,
  aliases: ['cieplo', '@'],
  contact_email: 'kontakt@cieplo.example',
  contact_phone: '+48 22 100 00 05',
  sender_name: null,
  reply_email: null,
};

it('a partner is stored when every mail, host and colour of it can be used', () => {
  expect(findPartnerProblems(fit)).toEqual([]);
  const wrong: PartnerContent = {
    ...fit,
    title: '',
    brand_title: ' NDP',
    primary_color: 'blue',
    aliases: ['Ciepło', 'cieplo'],
    contact_email: 'kontakt',
    contact_phone: 'rano',
    sender_name: 'Ciepło\r\nBcc: x@example.pl',
    reply_email: 'a b@example.pl',
  };
  expect(findPartnerProblems(wrong).map(({ field, rule }) => `${field} ${rule}`)).toEqual([
    'title words',
    'brand_title words',
    'primary_color colour',
    'aliases host',
    'contact_email email',
    'contact_phone phone',
    'sender_name words',
    'reply_email email',
  ]);
});

it.each([
  ['primary_color', '#767676', '#777777'],
  ['secondary_color', '#949494', '#959595'],
] as const)('the %s is refused where it cannot be told from white', (field, darkest, tooLight) => {
  expect(findPartnerProblems({ ...fit, [field]: darkest })).toEqual([]);
  expect(findPartnerProblems({ ...fit, [field]: tooLight })).toEqual([{ field, rule: 'contrast' }]);
  expect(contrastWithWhite('#000000')).toBe(21);
});

it.each(['a@b.pl\u202e', '\u200ba@b.pl', 'a\u2066@b.pl', 'a@b\u00ad.pl', 'a\u0000@b.pl'])(
  'an address in which something stands unseen or turns the line is none: %j',
  (address) => {
    expect(emailAddress.test(address)).toBe(false);
    expect(findPartnerProblems({ ...fit, reply_email: address })).toEqual([
      { field: 'reply_email', rule: 'email' },
    ]);
  },
);

it('an ordinary address is one', () => {
  const addresses = ['anna@example.pl', 'żółć.o@poczta.łódź.pl', 'a+b@mail.example.com'];
  expect(addresses.filter((address) => !emailAddress.test(address))).toEqual([]);
  expect(['a@b', 'a@b.', 'a b@c.pl', '<a@b.pl>'].filter((address) => emailAddress.test(address))).toEqual([]);
});

it.each(['Evil, a@b.pl', 'kontakt@bank.pl', 'a\uff20b.pl'])(
  'a sender is named by no address: %j',
  (sender_name) => {
    expect(findPartnerProblems({ ...fit, sender_name })).toEqual([{ field: 'sender_name', rule: 'words' }]);
  },
);
