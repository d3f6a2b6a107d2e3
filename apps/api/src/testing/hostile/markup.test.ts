import { confirmEmail } from '../../mail/emails/confirm-email.ts';
// @vitest-environment jsdom

import { drawRecord } from '@ndp/documents/evidence.ts';
import { ownerEvidence } from '@ndp/documents/testing/sample-evidence.ts';
import { describe, expect, it } from 'vitest';
import { cleanFileName } from '../../features/settlement/file-name.ts';
import type { RenderedMail } from '../../platform/mail/letter/letter.ts';
import type { Message } from '../../sites/mailbox/messages.ts';
import { listPage, messagePage, sentencePage } from '../../sites/mailbox/pages.ts';
import { sampleMails } from '../mail/sample-mails.ts';
import { markupCorpus, wideMarkupCorpus } from './markup.ts';

const languages = ['pl', 'en'] as const;

/** Every mail, with one text wherever somebody's words may stand: the visitor's, an operator's, a partner's. */
function everyMail(text: string, language: 'pl' | 'en'): Readonly<Record<string, RenderedMail>> {
  const partner = { title: text, primaryColor: text, email: text, phone: text };
  const link = `https://x.example/${text}`;
  const opening = { state: 'open', opensOn: null } as const;
  const mail = {
    ...({ kind: 'estimate', partner, reference: text, language, link } as const),
    ...{ quotePln: 1, durabilityYears: 5, opening },
  };
  const written = [
    ...sampleMails(mail, text),
    { mail: confirmEmail, ...confirmEmail.write({ ...mail, notMeLink: link }) },
  ];
  return Object.fromEntries(written.map(({ mail: { kind }, ...each }, n) => [`${kind} ${n}`, each]));
}

/** The tags of a page without what stands in their attributes and what only keeps a number on one line. */
function tagsOf(html: string): string {
  const tags = html.replace(/<span style="white-space:nowrap">(.*?)<\/span>/g, '$1').match(/<[^>]*>/g) ?? [];
  return tags.map((tag) => tag.replace(/="[^"]*"/g, '=""')).join('\n');
}

/** The words of a page, as a parser reads them. */
function wordsOf(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
}

describe(`${markupCorpus.length} pieces of markup`, () => {
  it('are many and all different', () => {
    expect(new Set(markupCorpus).size).toBeGreaterThanOrEqual(60);
    expect(new Set(wideMarkupCorpus).size).toBeGreaterThanOrEqual(290);
  });

  it.each(languages)(
    'change nothing of how any mail is built (%s), and stand in it as they were typed',
    (language) => {
      const plain = everyMail('słowo', language);
      const changed: string[] = [];
      for (const text of markupCorpus) {
        for (const [kind, { html }] of Object.entries(everyMail(text, language))) {
          const base = plain[kind]?.html ?? '';
          if (tagsOf(html) !== tagsOf(base)) changed.push(`${kind}: ${text}`);
          if (!wordsOf(html).includes(text)) changed.push(`${kind} lost ${text}`);
        }
      }
      expect(changed).toEqual([]);
    },
  );

  it('all at once give a browser nothing to run, to load or to follow but the link that belongs there', () => {
    for (const { html } of Object.values(everyMail(markupCorpus.join(' '), 'pl'))) {
      const page = new DOMParser().parseFromString(html, 'text/html');
      expect(
        page.querySelectorAll('script,img,svg,math,iframe,object,embed,link,base,form,input,template'),
      ).toHaveLength(0);
      const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      expect(attributes.filter(({ name }) => /^on|^src|^action|^formaction|^xlink/.test(name))).toEqual([]);
      const links = attributes.filter(({ name }) => name === 'href').map(({ value }) => value);
      expect(links.filter((href) => !href.startsWith('https://x.example/'))).toEqual([]);
    }
  });

  it('change nothing of how the pages of the mailbox are built', () => {
    const messageOf = (text: string): Message => ({
      id: text,
      to: text,
      from: text,
      subject: text,
      text,
      html: '',
      sentAt: new Date(0),
    });
    const pagesOf = (text: string) => [
      listPage([messageOf(text)], text),
      listPage([], text),
      messagePage(messageOf(text)),
      sentencePage(text, text),
    ];
    const plain = pagesOf('słowo').map(tagsOf);
    const linking = /https?:\/\/\S/;
    const changed = markupCorpus.filter(
      (text) => !linking.test(text) && pagesOf(text).map(tagsOf).join('\n') !== plain.join('\n'),
    );
    expect(changed).toEqual([]);
  });

  it('leave a file name without a path, a control character or a turn of the writing', () => {
    for (const text of markupCorpus) {
      expect(cleanFileName(`${text}.pdf`)).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
    }
  });

  it('are drawn as words on the record of signatures, which runs and opens nothing', async () => {
    const [signer] = ownerEvidence.signers;
    if (!signer) throw new Error('nobody signed');
    for (let i = 0; i < markupCorpus.length; i += 10) {
      const signers = markupCorpus
        .slice(i, i + 10)
        .map((text) => ({ ...signer, name: text, typedName: text, userAgent: text, ip: text, email: text }));
      const bytes = await drawRecord({ ...ownerEvidence, title: markupCorpus[i] ?? '', signers });
      const file = Buffer.from(bytes).toString('latin1');
      expect(file.startsWith('%PDF-1.7')).toBe(true);
      expect(file).not.toMatch(/\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/);
    }
  });
});
