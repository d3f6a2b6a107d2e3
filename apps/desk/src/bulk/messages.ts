import type { BulkAction, BulkJob, SkipReason } from '@ndp/contract/desk/bulk.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';
import { deskMessages } from '../messages.ts';

export const bulkMessages = {
  title: deskMessages.bulk,
  intro: {
    pl: 'Zadanie idzie dalej, także gdy zamkniesz tę stronę. Zobaczysz je tu z każdego urządzenia.',
    en: 'A job goes on even when you close this page. You see it here from any device.',
  },
  none: {
    pl: 'Nie ma jeszcze żadnego. Zaznacz sprawy na liście i wybierz, co z nimi zrobić.',
    en: 'There is none yet. Select cases in the list and choose what to do with them.',
  },
  to_list: deskMessages.inbox,
  begun: { pl: 'od {moment}', en: 'since {moment}' },
  progress: {
    pl: '{passed} z {cases}',
    en: '{passed} of {cases}',
  },
  stop: { pl: 'Przerwij', en: 'Stop' },
  goes_on: {
    pl: 'Możesz zamknąć tę stronę, zadanie idzie dalej.',
    en: 'You may close this page, the job goes on.',
  },
  not_done: {
    pl: '{count, plural, one {Nie zrobiono w # sprawie} other {Nie zrobiono w # sprawach}}',
    en: '{count, plural, one {Not done in # case} other {Not done in # cases}}',
  },
  failed: {
    pl: 'Nie udało się to z naszej winy. Spróbuj w samej sprawie.',
    en: 'It failed, and the fault is ours. Try it in the case itself.',
  },
  nothing: {
    pl: 'W żadnej z zaznaczonych spraw nie ma czego zrobić.',
    en: 'There is nothing to do in any of the selected cases.',
  },
  skipped: {
    pl: '{count, plural, one {# sprawę} few {# sprawy} many {# spraw} other {# sprawy}} pominiemy: {reasons}.',
    en: 'We will skip {count, plural, one {# case} other {# cases}}: {reasons}.',
  },
  others: {
    pl: '{count, plural, one {# z nich prowadzi teraz kto inny i ją straci.} few {# z nich prowadzi teraz kto inny i je straci.} many {# z nich prowadzi teraz kto inny i je straci.} other {# z nich prowadzi teraz kto inny i je straci.}}',
    en: '{count, plural, one {# of them is led by somebody else now, who loses it.} other {# of them are led by somebody else now, who loses them.}}',
  },
} as const satisfies Messages;

/** What a job does, as the list of jobs calls it. */
export const bulkNames: Readonly<Record<BulkAction, Message>> = {
  take: { pl: 'Przydzielenie Tobie', en: 'Assigned to you' },
  let_go: { pl: 'Oddanie', en: 'Handed back' },
  hand_over: { pl: 'Przekazanie', en: 'Handed over' },
  remind: { pl: 'Przypomnienie', en: 'Reminder' },
  snooze: { pl: 'Odłożenie', en: 'Put aside' },
  label: { pl: 'Nadanie etykiety', en: 'Label' },
};

/** What will happen to how many, before it does. */
export const bulkQuestions: Readonly<Record<BulkAction, Message>> = {
  take: {
    pl: 'Przydzielimy Ci {count, plural, one {# sprawę} few {# sprawy} many {# spraw} other {# sprawy}}.',
    en: 'We will assign {count, plural, one {# case} other {# cases}} to you.',
  },
  let_go: {
    pl: 'Oddamy {count, plural, one {# sprawę: nikt nie będzie jej prowadzić.} few {# sprawy: nikt nie będzie ich prowadzić.} many {# spraw: nikt nie będzie ich prowadzić.} other {# sprawy: nikt nie będzie ich prowadzić.}}',
    en: 'We will hand back {count, plural, one {# case: it will be nobody’s.} other {# cases: they will be nobody’s.}}',
  },
  hand_over: {
    pl: 'Przekażemy {count, plural, one {# sprawę} few {# sprawy} many {# spraw} other {# sprawy}}.',
    en: 'We will hand over {count, plural, one {# case} other {# cases}}.',
  },
  remind: {
    pl: 'Przypomnimy w {count, plural, one {# sprawie} other {# sprawach}}: każdy wnioskodawca dostanie wiadomość, której nie da się cofnąć.',
    en: 'We will remind in {count, plural, one {# case} other {# cases}}: each applicant gets a message that cannot be taken back.',
  },
  snooze: {
    pl: 'Odłożymy {count, plural, one {# sprawę} few {# sprawy} many {# spraw} other {# sprawy}}.',
    en: 'We will put aside {count, plural, one {# case} other {# cases}}.',
  },
  label: {
    pl: 'Nadamy etykietę {count, plural, one {# sprawie} other {# sprawom}}.',
    en: 'We will put the label on {count, plural, one {# case} other {# cases}}.',
  },
};

/** How a job ended. */
export const bulkEndings: Readonly<Record<NonNullable<BulkJob['ending']>, Message>> = {
  done: { pl: 'Zrobiono w {done} z {cases}.', en: 'Done in {done} of {cases}.' },
  stopped: {
    pl: 'Przerwane: zrobiono w {done} z {cases}.',
    en: 'Stopped: done in {done} of {cases}.',
  },
  not_allowed: {
    pl: 'Zatrzymane, bo Twoja rola już na to nie pozwala: zrobiono w {done} z {cases}.',
    en: 'Ended, because your role does not allow it any more: done in {done} of {cases}.',
  },
};

/** Why cases are skipped; of those that are so already, by what is done. */
export const skipNames: Readonly<Record<Exclude<SkipReason, 'already'>, Message>> = {
  reminded: { pl: 'dziś już w nich przypomniano', en: 'there was a reminder in them today' },
  over: { pl: 'są zakończone albo po terminie', en: 'they have ended or are past their deadline' },
  applicant: {
    pl: 'nie czekają na wniosek ani na podpis',
    en: 'they wait neither for an application nor for a signature',
  },
  officer: { pl: 'czekają na biuro', en: 'they wait for the office' },
  approver: { pl: 'czekają na zatwierdzenie', en: 'they wait for an approval' },
  bank: { pl: 'czekają na bank', en: 'they wait for the bank' },
  clock: { pl: 'czekają na dzień', en: 'they wait for a day' },
};
export const alreadyNames: Readonly<Record<BulkAction, Message>> = {
  take: { pl: 'prowadzisz je już', en: 'you lead them already' },
  let_go: { pl: 'i tak nikt ich nie prowadzi', en: 'nobody leads them anyway' },
  hand_over: { pl: 'ktoś prowadzi je już', en: 'somebody leads them already' },
  remind: { pl: 'już w nich przypomniano', en: 'there was a reminder already' },
  snooze: { pl: 'są już odłożone', en: 'they are put aside already' },
  label: { pl: 'mają już tę etykietę', en: 'they have this label already' },
};
