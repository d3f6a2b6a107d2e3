import { toQuoteRequest } from '@ndp/flows/estimate/requests.ts';
import { languages } from '@ndp/flows/message.ts';
import { homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { describe, expect, it } from 'vitest';
import { applicationReceived } from '../mail/emails/application-received.ts';
import { documentsSigned } from '../mail/emails/documents-signed.ts';
import { draftReminder } from '../mail/emails/draft-reminder.ts';
import { signCode } from '../mail/emails/sign-code.ts';
import { signLink } from '../mail/emails/sign-link.ts';
import { statusChanged } from '../mail/emails/status-changed.ts';
import { statusLetters } from '../mail/emails/status-messages.ts';
import { caseMail } from '../testing/mail/case-mail.ts';

const paid = {
  ...({ status: 'paid', from: 'settlement_review', reason: null, dueOn: null } as const),
  payout: { amountGr: 383_300, accountEnd: '2874', bookedOn: '2026-11-23' },
};

describe('the mail that an application was received', () => {
  it.each([
    [
      'pl',
      homeOwner,
      [/Rodzaj budynku: Dom jednorodzinny/, /Rok budowy: Przed 1971/, /Nowe źródło ciepła: Pompa/],
    ],
    ['en', housingCommunity, [/Property type: Apartment building/, /Area: 1,250\.5\sm²/]],
  ] as const)(
    'keeps what the amount was calculated from, in %s, and nothing of the person',
    (language, { answers, sections }, lines) => {
      const calculatedFrom = toQuoteRequest(answers);
      const { text, html } = applicationReceived.write({ ...caseMail, language, calculatedFrom });
      for (const line of lines) expect(text.replaceAll('\n', ' ')).toMatch(line);
      const own = [
        ...Object.values(sections.client_info),
        ...Object.values(sections.building_address),
        ...Object.values(sections.settlement),
      ];
      for (const word of own.filter((value) => typeof value === 'string' && value.length > 4))
        expect(`${text} ${html}`).not.toContain(word);
    },
  );
});

describe('the mail about a change of status', () => {
  it('says what happened and what comes next, under the number of the case', () => {
    const mail = statusChanged.write({ ...caseMail, ...paid });
    expect(mail.subject).toBe('Sprawa NDP-2026-7K3F9: wypłaciliśmy 3 833 zł');
    expect(mail.text).toContain('zostało przelane na rachunek podany we wniosku');
    expect(mail.text).toContain('pozostać w budynku co najmniej 5 lat');
  });

  it('of a payment says how much came to which account and when, and of the account four digits only', () => {
    const { text } = statusChanged.write({ ...caseMail, ...paid });
    expect(text).toMatch(/Wypłaciliśmy 3\s833\szł/);
    expect(text).toMatch(/Wypłacona kwota: 3\s833\szł/);
    expect(text).toContain('Na rachunek: kończący się na 2874');
    expect(text).toMatch(/Zaksięgowano: 23 listopada 2026/);
  });

  it('of a payment tells the second address no amount', () => {
    expect(statusChanged.notice?.({ ...paid, email: '', language: 'pl', token: '' })).toEqual({
      pl: 'Pieniądze zostały wypłacone',
      en: 'The money has been paid',
    });
  });

  it.each([
    ['correction_requested', 'Popraw wniosek'],
    ['rejected', 'Przeczytaj decyzję'],
    ['in_realisation', 'Uzupełnij rozliczenie'],
    ['under_review', 'Zobacz sprawę'],
  ] as const)('has one button, named after what is to be done: %s', (status, button) => {
    const news = { status, from: null, reason: null, dueOn: null };
    expect(statusChanged.write({ ...caseMail, ...news }).text).toContain(`${button}:\n`);
  });

  it('gives the reason in the words it was given in, and as words only', () => {
    const reason = 'Brakuje <b>faktury</b> & "protokołu"';
    const mail = statusChanged.write({
      ...caseMail,
      status: 'correction_requested',
      from: 'under_review',
      reason,
      dueOn: null,
    });
    expect(mail.text).toContain(`Informacja do tej zmiany: ${reason}`);
    expect(mail.html).toContain('Brakuje &#60;b&#62;faktury&#60;/b&#62; &#38; &#34;protokołu&#34;');
  });

  it('names the last day of the payment when one is promised', () => {
    const news = {
      status: 'payment_requested',
      from: 'in_realisation',
      reason: null,
      dueOn: '2027-01-16',
    } as const;
    expect(statusChanged.write({ ...caseMail, ...news }).text).toContain(
      'Wypłata najpóźniej: 16 stycznia 2027',
    );
    expect(statusChanged.write({ ...caseMail, ...news, language: 'en' }).text).toContain('16 January 2027');
  });

  it('is written for every status somebody else brings about, in both languages', () => {
    for (const status of Object.keys(statusLetters)) {
      for (const language of languages) {
        const news = { status: status as keyof typeof statusLetters, from: null, reason: null, dueOn: null };
        const mail = statusChanged.write({ ...caseMail, language, ...news });
        expect(mail.subject).toContain(caseMail.reference);
        expect(mail.text).not.toMatch(/\{|undefined|null/);
      }
    }
  });

  it.each([
    ['contract_signed', 'in_realisation', 'prace są w toku'],
    ['contract_signed', 'withdrawn', 'przestała obowiązywać'],
    ['in_realisation', 'expired', 'Minął termin zakończenia prac'],
  ] as const)('says what a change from %s to %s really means', (from, status, words) => {
    const { text } = statusChanged.write({ ...caseMail, from, status, reason: null, dueOn: null });
    expect(text).toContain(words);
    expect(text).not.toContain('Umowa nie zostanie zawarta');
  });

  it.each([
    ['settlement_review', 'rejected'],
    ['appealed', 'rejected'],
    ['appealed', 'verified'],
  ] as const)('says of a decision only that there is one: from %s to %s', (from, status) => {
    const reason = 'Kocioł nadal działa.';
    const { subject, text, html } = statusChanged.write({ ...caseMail, from, status, reason, dueOn: null });
    expect(subject).toContain('jest decyzja');
    expect(text + html).not.toMatch(/Kocioł|odrzuc|odmow|oddal|uwzgl/i);
  });

  it('refuses a status nobody is mailed about', () => {
    expect(() =>
      statusChanged.write({ ...caseMail, status: 'verified', from: 'submitted', reason: null, dueOn: null }),
    ).toThrow(RangeError);
  });
});

describe('the mails of the signing', () => {
  const deadline = '2026-12-05T11:00:00Z';

  it('ask to read and sign both documents until a day', () => {
    const mail = signLink.write({ ...caseMail, deadline, isReminder: false });
    expect(mail.subject).toBe('Sprawa NDP-2026-7K3F9: wniosek i umowa czekają na podpis');
    expect(mail.text).toContain('Termin podpisu: 5 grudnia 2026');
    expect(mail.text).toContain('nie zamawiaj urządzenia');
  });

  it('say when they only remind', () => {
    expect(signLink.write({ ...caseMail, deadline, isReminder: true }).subject).toMatch(/^Przypomnienie, /);
  });

  it('bear the code at a glance and no link', () => {
    const mail = signCode.write({ ...caseMail, link: '', code: '048213', minutes: 10 });
    expect(mail.text).toContain('048213');
    expect(mail.html).toMatch(/font-size:34px[^>]*>048213</);
    expect(mail.text + mail.html).not.toMatch(/https?:\/\//);
    expect(mail.subject).not.toContain('048213');
    expect(mail.text).toContain('Kod jest ważny 10 minut');
  });

  it('lead each side to the signed documents without attaching them', () => {
    expect(documentsSigned.write({ ...caseMail, reader: 'applicant' }).text).toContain(
      'Pobierz je i zachowaj',
    );
    expect(documentsSigned.write({ ...caseMail, reader: 'organiser' }).text).toContain(
      'pieczęcią organizatora',
    );
  });
});

describe('the mail about a draft', () => {
  it('says until when it is kept and how to keep it longer', () => {
    const mail = draftReminder.write({ ...caseMail, expiresOn: '2027-02-19' });
    expect(mail.text).toContain('wygaśnie 19 lutego 2027');
    expect(mail.text).toContain('Zapisanie dowolnej części przedłuża ten termin');
  });
});
