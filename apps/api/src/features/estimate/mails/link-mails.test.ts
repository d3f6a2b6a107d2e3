import { describe, expect, it } from 'vitest';
import { newLinkLetter, receivedLetter } from '../../../mail/messages.ts';
import type { CaseMail } from '../../../platform/mail/letter/letter.ts';
import { applicationReceived } from '../../application/mails/application-received.ts';
import { newLink } from './new-link.ts';

const link = 'http://mpec.ndp.localhost:3000/grant/application/0b5e/tok_EN-43';
const facts: CaseMail = {
  kind: 'estimate',
  partner: {
    title: 'MPEC Zażółć',
    primaryColor: '#0b5d3b',
    email: 'dotacje@mpec.example',
    phone: '+48 12 000 00 00',
  },
  reference: 'NDP-2026-7K3F9',
  language: 'pl',
  link,
  quotePln: 3833,
};

describe('the mail about a received application', () => {
  it('says in Polish what was received, what comes next and what to leave for now', () => {
    const { subject, text } = applicationReceived.write(facts);
    expect(subject).toBe('Sprawa NDP-2026-7K3F9: wniosek został przyjęty');
    expect(text).toContain('Numer sprawy: NDP-2026-7K3F9');
    expect(text).toContain('Kwota dofinansowania: 3 833 zł');
    expect(text).toContain('prośba o podpisanie obu dokumentów elektronicznie');
    expect(text).toContain('nie zamawiaj urządzenia');
  });

  it('promises nothing to sign where a person looks at the application first', () => {
    const { text } = applicationReceived.write({ ...facts, isReviewed: true });
    expect(text).toContain('Organizator programu sprawdzi teraz wniosek. O wyniku przyjdzie wiadomość');
    expect(text).not.toContain('prośba o podpisanie');
  });

  it('says the same in English, and names no amount where there is none', () => {
    const { subject, text } = applicationReceived.write({ ...facts, language: 'en', quotePln: undefined });
    expect(subject).toBe('Case NDP-2026-7K3F9: the application has been received');
    expect(text).toContain('please order no device');
    expect(text).not.toContain('PLN');
  });
});

describe('the mail with a new link', () => {
  it('says what it opens, how long it lives, and that nothing happened if nobody asked', () => {
    const { subject, text } = newLink.write(facts);
    expect(subject).toBe('Nowy link do sprawy NDP-2026-7K3F9');
    expect(text).toContain('Ważność linku: 30 dni');
    expect(text).toContain('Poprzednie linki przestaną działać w ciągu doby.');
    expect(text).toContain('zignoruj tę wiadomość');
    expect(newLink.write({ ...facts, language: 'en' }).text).toContain('Earlier links will stop working');
  });
});

describe('both mails', () => {
  it.each([receivedLetter, newLinkLetter])('have every text in both languages', (texts) => {
    const placeholders = (text: string) => [...text.matchAll(/\{([a-z]+)(?=[,}])/g)].map(([, name]) => name);
    for (const { pl, en } of Object.values(texts)) {
      expect(Math.min(pl.trim().length, en.trim().length)).toBeGreaterThan(0);
      expect(placeholders(pl)).toEqual(placeholders(en));
    }
  });
});
