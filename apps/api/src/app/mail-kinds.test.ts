import { languages } from '@ndp/flows/message.ts';
import { describe, expect, it } from 'vitest';
import type { MailKind } from '../mail/payloads.ts';
import { contrastRatio, textContrast } from '../platform/mail/letter/colours.ts';
import type { CaseMail } from '../platform/mail/letter/letter.ts';
import { sampleMails } from '../testing/mail/sample-mails.ts';
import { mails } from './mail-kinds.ts';

const link = 'http://mpec.ndp.localhost:3000/grant/application/0b5e/tok_EN-43';
const reference = 'NDP-2026-7K3F9';
const base: Omit<CaseMail, 'language'> = {
  kind: 'estimate',
  partner: {
    title: 'MPEC Zażółć',
    primaryColor: '#0b5d3b',
    email: 'dotacje@mpec.example',
    phone: '+48 12 000 00 00',
  },
  reference,
  link,
  quotePln: 3833,
};

const hasLink = (kind: string) => !['none', 'erased'].includes(mails[kind as MailKind].target);
const everyMail = languages.flatMap((language) => {
  const written = Object.entries(sampleMails({ ...base, language }, reference));
  return written.flatMap(([kind, samples]) => samples.map((mail, n) => ({ kind, n, language, ...mail })));
});
const withLink = everyMail.filter(({ kind }) => hasLink(kind));
const withoutLink = everyMail.filter(({ kind }) => !hasLink(kind));

describe('every mail', () => {
  it.each(everyMail)('names the case, and leaves no gap: $kind $n $language', ({ subject, text, kind }) => {
    expect(text).toContain(reference);
    if (kind !== 'sign-code') expect(subject).toContain(reference);
    expect(subject + text).not.toMatch(/\{|undefined|null/);
  });

  it.each(everyMail)('says the same in plain text as in HTML: $kind $n $language', ({ text, html }) => {
    const shown = html
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
      .replace(/[\s\u00a0]+/g, ' ');
    const paragraphs = text.split('\n\n').filter((part) => !part.includes('\n') && !part.startsWith('--'));
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const paragraph of paragraphs) expect(shown).toContain(paragraph.trim());
  });

  it.each(everyMail)('fetches nothing and runs nothing: $kind $n $language', ({ html }) => {
    expect(html).not.toMatch(/<(img|script|iframe|link|form|base)\b|url\(|@import/i);
  });

  it.each(withLink)('wears the partner’s colour, with text that reads on it: $kind $n $language', ({ html }) => {
    const grounds = [...html.matchAll(/bgcolor="(#\w{6})"[^>]*>(?:<a[^>]*)?/g)];
    expect(grounds.map(([, ground]) => ground)).toEqual(['#0b5d3b', '#0b5d3b']);
    for (const [tag, ground = ''] of grounds) {
      const text = /[^-]color:(#\w{6})/.exec(tag)?.[1] ?? '';
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(textContrast);
    }
  });
});

describe('the link of a mail', () => {
  const addresses = /[a-z][a-z0-9+.-]*:\/\/|mailto:|tel:|www\.|(?:href|src|action|background)\s*=/gi;
  const isQuiet = ({ kind, n }: (typeof everyMail)[number]) => kind === 'confirm-email' && n === 2;

  it.each(withLink.filter((mail) => !isQuiet(mail)))(
    'stands once in each part, and no other address: $kind $n $language',
    ({ text, html }) => {
      expect(text.split(link)).toHaveLength(2);
      expect(text.match(addresses)).toEqual(['http://']);
      expect(html.match(addresses)).toEqual(['href=', 'http://']);
    },
  );

  it.each(withoutLink)('is left out where there is nothing to open: $kind $n $language', ({ text, html }) => {
    expect((text + html).match(addresses)).toBeNull();
  });
});
