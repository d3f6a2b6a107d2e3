import { readdirSync, readFileSync } from 'node:fs';
import { contrastRatio } from '@ndp/domain/partners/contrast.ts';
import { languages } from '@ndp/flows/message.ts';
import { describe, expect, it } from 'vitest';
import { textContrast } from '../platform/mail/letter/colours.ts';
import { caseMail } from '../testing/mail/case-mail.ts';
import { sampleMails } from '../testing/mail/sample-mails.ts';
import { mails } from './mail-kinds.ts';

const { link, reference } = caseMail;
const everyMail = languages.flatMap((language) =>
  sampleMails({ ...caseMail, language }, reference).map(({ mail, ...written }, n) => ({
    ...written,
    title: `${mail.kind} ${n} ${language}`,
    kind: mail.kind,
    hasLink: mail.target !== 'none' && mail.target !== 'erased',
    isOfCase: !['opening', 'start', 'desk', 'invitation'].includes(mail.target),
  })),
);
const withLink = everyMail.filter(({ hasLink }) => hasLink);
const withoutLink = everyMail.filter(({ hasLink }) => !hasLink);

describe('the list of mails', () => {
  it('names each kind once, and each is tried here', () => {
    const kinds = mails.map(({ kind }) => kind);
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(everyMail.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('holds every e-mail, and all are written in one folder', () => {
    const root = new URL('../', import.meta.url);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[^.]*\.ts$/.test(file),
    );
    const found = files.flatMap((file) => {
      const text = readFileSync(new URL(file, root), 'utf8');
      const named = [...text.matchAll(/: (?:Link)?Mail(?:<[^=]*>)? = \{\s+kind: '([^']+)'/g)];
      return named.map(([, kind = '']) => ({ file, kind }));
    });
    expect(found.filter(({ file }) => !file.startsWith('mail/emails/'))).toEqual([]);
    expect(found.map(({ kind }) => kind).sort()).toEqual(mails.map(({ kind }) => kind).sort());
  });
});

it('tells the second address of a case what the applicant is told of it, and nothing that opens or signs', () => {
  expect(mails.flatMap(({ kind, notice }) => (notice ? [kind] : []))).toEqual([
    'application-received',
    'funds-reserved',
    'status-changed',
    'draft-reminder',
    'duty-reminder',
    'running-question',
    'project-corrected',
    'sign-link',
    'papers-signed',
    'co-owner-answer',
    'correction-asked',
    'explanation-asked',
    'message-waiting',
  ]);
});

/** The number of the case, where it is the only fact. */
const isFact = new RegExp(`: ${reference}$`);

describe('every mail', () => {
  it.each(everyMail)(
    'names its case, if it has one, and leaves no gap: $title',
    ({ subject, text, kind, isOfCase }) => {
      if (isOfCase) expect(text).toContain(reference);
      if (isOfCase && kind !== 'sign-code') expect(subject).toContain(reference);
      expect(subject + text).not.toMatch(/\{|undefined|null/);
    },
  );

  it.each(everyMail)('says the same in plain text as in HTML: $title', ({ text, html }) => {
    const shown = html
      .replace(/<\/?span[^>]*>/g, '')
      .replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
      .replace(/[\s\u00a0]+/g, ' ')
      .replaceAll('\u2011', '-');
    const isProse = (part: string) => !part.includes('\n') && !part.startsWith('--') && !isFact.test(part);
    const paragraphs = text.split('\n\n').filter(isProse);
    expect(paragraphs.length).toBeGreaterThan(2);
    for (const paragraph of paragraphs) expect(shown).toContain(paragraph.trim());
  });

  it.each(everyMail)('fetches nothing and runs nothing: $title', ({ html }) => {
    expect(html).not.toMatch(/<(img|script|iframe|link|form|base)\b|url\(|@import/i);
  });

  it.each(withLink)('wears the partner’s colour, with text that reads on it: $title', ({ html }) => {
    const grounds = [...html.matchAll(/bgcolor="(#\w{6})"[^>]*>(?:<a[^>]*)?/g)];
    expect(new Set(grounds.map(([, ground]) => ground))).toEqual(new Set(['#0b5d3b']));
    for (const [tag, ground = ''] of grounds) {
      const text = /[^-]color:(#\w{6})/.exec(tag)?.[1] ?? '';
      expect(contrastRatio(text, ground)).toBeGreaterThanOrEqual(textContrast);
    }
  });
});

describe('the link of a mail', () => {
  const addresses = /[a-z][a-z0-9+.-]*:\/\/|mailto:|tel:|www\.|(?:href|src|action|background)\s*=/gi;

  it.each(withLink)('stands once in each part, and no other address: $title', ({ text, html }) => {
    expect(text.split(link)).toHaveLength(2);
    expect(text.match(addresses)).toEqual(['http://']);
    expect(html.match(addresses)).toEqual(['href=', 'http://']);
  });

  it.each(withoutLink)('is left out where there is nothing to open: $title', ({ text, html }) => {
    expect((text + html).match(addresses)).toBeNull();
  });
});
