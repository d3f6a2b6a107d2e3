import type { Party } from '@ndp/domain/case/action.ts';
import type { WaitSpan } from '@ndp/domain/statistics/usual-times.ts';
import type { Message, Messages } from '../../message.ts';

const office: Message = {
  pl: 'Teraz ruch organizatora programu, od {since}. W portalu nie musisz nic robić.',
  en: 'It is the organiser’s move, since {since}. There is nothing you have to do in the portal.',
};

/** Whose move it is, where it is not the applicant's. */
export const waitingFor: Readonly<Record<Exclude<Party, 'applicant'>, Message>> = {
  officer: office,
  approver: office,
  bank: {
    pl: 'Teraz ruch banku, od {since}. W portalu nie musisz nic robić.',
    en: 'It is the bank’s move, since {since}. There is nothing you have to do in the portal.',
  },
  clock: {
    pl: 'Portal zrobi to sam. Teraz nie musisz nic robić.',
    en: 'The portal does it by itself. There is nothing you have to do now.',
  },
};

/** That it is the applicant's move. */
export const ownMove: Message = {
  pl: 'Teraz Twój ruch, od {since}.',
  en: 'It is your move, since {since}.',
};

/** How long what is waited for usually takes. */
export const usualTimes: Readonly<Record<WaitSpan, Message>> = {
  to_sign: {
    pl: 'Od wysłania wniosku do podpisanej umowy w połowie spraw mija do {half, plural, one {# dnia} other {# dni}}, w dziewięciu na dziesięć do {most, plural, one {# dnia} other {# dni}}.',
    en: 'From sending to the signed agreement half of the cases take up to {half, plural, one {# day} other {# days}}, nine in ten up to {most, plural, one {# day} other {# days}}.',
  },
  to_pay: {
    pl: 'Od wniosku o wypłatę do pieniędzy w połowie spraw mija do {half, plural, one {# dnia} other {# dni}}, w dziewięciu na dziesięć do {most, plural, one {# dnia} other {# dni}}.',
    en: 'From the payment application to the money half of the cases take up to {half, plural, one {# day} other {# days}}, nine in ten up to {most, plural, one {# day} other {# days}}.',
  },
};

export const nowMessages = {
  thanks: {
    pl: 'Wniosek został wysłany {date}. Dziękujemy.',
    en: 'The application was sent on {date}. Thank you.',
  },
  late: {
    pl: 'Ten termin minął {day}: spóźniamy się i przepraszamy. Nie musisz o to pytać. O każdej zmianie napiszemy e-mailem.',
    en: 'That was due by {day}: we are late, and we are sorry. You need not ask; we will email you about every change.',
  },
  office_writes: { pl: 'Organizator programu pisze:', en: 'The organiser of the programme writes:' },
  reason: { pl: 'Powód:', en: 'The reason:' },
  less: {
    pl: 'W umowie było {agreed}. Powód różnicy:',
    en: 'The agreement said {agreed}. The reason for the difference:',
  },
  stages: { pl: 'Etapy sprawy', en: 'Stages of the case' },
  stage: { pl: 'Etap {step} z {count}: {name}', en: 'Stage {step} of {count}: {name}' },
  stopped: {
    pl: 'Zakończone na etapie {step} z {count}: {name}',
    en: 'Ended at stage {step} of {count}: {name}',
  },
} as const satisfies Messages;

/** The six steps that the welcome page promises, in short: stages of the case, so that only pages of a form are counted as steps. */
export const stageNames: readonly Message[] = [
  { pl: 'Wycena', en: 'Estimate' },
  { pl: 'Wniosek', en: 'Application' },
  { pl: 'Umowa', en: 'Agreement' },
  { pl: 'Wymiana', en: 'Replacement' },
  { pl: 'Rozliczenie', en: 'Settlement' },
  { pl: 'Wypłata', en: 'Payment' },
];
