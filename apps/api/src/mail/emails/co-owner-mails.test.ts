import { describe, expect, it } from 'vitest';
import type { CaseMail } from '../../platform/mail/letter/letter.ts';
import { caseMail } from '../../testing/mail/case-mail.ts';
import { type AnswerEffect, coOwnerAnswer } from './co-owner-answer.ts';
import { coOwnerRequest } from './co-owner-request.ts';

const request = (applicant: string, over: Partial<CaseMail> = {}) =>
  coOwnerRequest.write({ ...caseMail, ...over, applicant });
const details = (answer: 'agree' | 'object', effect: AnswerEffect = 'none', over: Partial<CaseMail> = {}) =>
  coOwnerAnswer.write({ ...caseMail, ...over, coOwner: 'Zofia Wrona', answer, effect });

describe('the mail that asks a co-owner', () => {
  it('says who applies for what, how to answer, and what happens without an answer', () => {
    const { subject, text } = request('Jadwiga Wrona');
    expect(subject).toBe('Sprawa NDP-2026-7K3F9: prośba o odpowiedź współwłaściciela');
    expect(text).toContain('Jadwiga Wrona ubiega się o dofinansowanie');
    expect(text).toContain('Ważność linku: 30 dni');
    expect(text).toContain('Samo otwarcie strony niczego nie potwierdza.');
    expect(text).toContain('Bez odpowiedzi żadna zgoda nie zostanie zapisana.');
    expect(request('Jadwiga Wrona', { language: 'en' }).text).toContain('Jadwiga Wrona is applying');
  });

  it('tells a stranger no amount', () => {
    expect(request('Jadwiga Wrona').text).not.toContain('zł');
  });

  it.each(['Wygrana na zly.example', 'http://zly', 'pisz: a@b', 'www zly', '<b>Jan</b>', 'zly.pl/x', ''])(
    'leaves out a name that could become a link: %s',
    (name) => {
      const { text, html, subject } = request(name);
      expect(text).toContain('Wnioskodawca ubiega się');
      if (name) expect(subject + text + html).not.toContain(name);
    },
  );

  it.each(['Spółdzielnia „Zgoda”', 'Hala nr 2 sp. z o.o.', 'Dom F.H.U. Kowalski', 'O’Neil-Żak & Syn'])(
    'takes an ordinary name as it is: %s',
    (name) => {
      expect(request(name).text).toContain(`${name} ubiega się`);
    },
  );

  it('escapes the name', () => {
    expect(request('O’Neil & "Syn"').html).toContain('O’Neil &#38; &#34;Syn&#34;');
  });
});

describe('the mail that tells the applicant what a co-owner answered', () => {
  it('names who agreed', () => {
    const { subject, text } = details('agree');
    expect(subject).toBe('Sprawa NDP-2026-7K3F9: współwłaściciel wyraził zgodę');
    expect(text).toContain('Zofia Wrona: zgoda na wymianę źródła ciepła');
    expect(text).not.toContain('wstrzymane');
  });

  it('says that the case waits for the organiser once an objection is taken back', () => {
    const { text } = details('agree', 'waits');
    expect(text).toContain('Wniosek czeka na wznowienie przez organizatora.');
    expect(text).not.toContain('Nie musisz nic robić');
  });

  it('says that an objection after the signature stops nothing', () => {
    const { text } = details('object', 'signed');
    expect(text).toContain('sprzeciw niczego nie wstrzymuje');
    expect(text).not.toContain('odpowiedź może zmienić');
  });

  it('says what an objection means, and whether the signing has stopped', () => {
    expect(details('object', 'stopped').text).toContain('Podpisywanie wniosku i umowy zostało wstrzymane');
    expect(details('object').text).not.toContain('wstrzymane');
    expect(details('object', 'stopped', { language: 'en' }).text).toContain('has been stopped');
  });
});
