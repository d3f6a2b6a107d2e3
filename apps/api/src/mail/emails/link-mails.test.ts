import { describe, expect, it } from 'vitest';
import { caseMail } from '../../testing/mail/case-mail.ts';
import { applicationReceived } from './application-received.ts';
import { newLink } from './new-link.ts';

describe('the mail about a received application', () => {
  it('says in Polish what was received, what comes next and what to leave for now', () => {
    const { subject, text } = applicationReceived.write(caseMail);
    expect(subject).toBe('Sprawa NDP-2026-7K3F9: wniosek został wysłany');
    expect(text).toContain('Numer sprawy: NDP-2026-7K3F9');
    expect(text).toContain('Kwota dofinansowania: 3 833 zł');
    expect(text).toContain('prośba o podpisanie obu dokumentów elektronicznie');
    expect(text).toContain('nie zamawiaj urządzenia');
  });

  it('promises nothing to sign where a person looks at the application first', () => {
    const { text } = applicationReceived.write({ ...caseMail, isReviewed: true });
    expect(text).toContain('Organizator programu sprawdzi teraz wniosek. O wyniku przyjdzie wiadomość');
    expect(text).not.toContain('prośba o podpisanie');
  });

  it('says the same in English, and names no amount where there is none', () => {
    const { subject, text } = applicationReceived.write({ ...caseMail, language: 'en', quotePln: undefined });
    expect(subject).toBe('Case NDP-2026-7K3F9: the application has been sent');
    expect(text).toContain('please order no device');
    expect(text).not.toContain('PLN');
  });
});

describe('the mail with a new link', () => {
  it('says what it opens, how long it lives, and that nothing happened if nobody asked', () => {
    const { subject, text } = newLink.write(caseMail);
    expect(subject).toBe('Nowy link do sprawy NDP-2026-7K3F9');
    expect(text).toContain('Ważność linku: 30 dni');
    expect(text).toContain('Poprzednie linki przestaną działać w ciągu doby.');
    expect(text).toContain('zignoruj tę wiadomość');
    expect(newLink.write({ ...caseMail, language: 'en' }).text).toContain('Earlier links will stop working');
  });
});

it('a page of a mail keeps zip codes and phone numbers of its foot on one line', () => {
  const companies = ['STX S.A., ul. Przykładowa 4, 00-001 Warszawa, KRS 0000000000.'];
  const { html } = newLink.write({ ...caseMail, partner: { ...caseMail.partner, companies } });
  expect(html).toContain('<span style="white-space:nowrap">00-001</span>');
});
