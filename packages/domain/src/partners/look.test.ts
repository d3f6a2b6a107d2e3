import { expect, it } from 'vitest';
import { contrastWithWhite, findPartnerProblems, type PartnerContent } from './look.ts';

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
