import type { Messages } from '../../message.ts';

export const refusalMessages = {
  title: { pl: 'Odmowa z dnia {day}', en: 'Refused on {day}' },
  reasons: { pl: 'Powody:', en: 'The reasons:' },
  how: {
    pl: 'Możesz się odwołać do {day}. Napisz niżej, z czym się nie zgadzasz i dlaczego; wystarczą własne słowa, a dokumenty możesz dosłać e-mailem na adres z tej strony. Odwołanie rozpatrzy inna osoba niż ta, która odmówiła. To także reklamacja w rozumieniu regulaminu.',
    en: 'You can appeal until {day}. Write below what you do not agree with and why; your own words are enough, and you can send documents by email to the address on this page. Somebody other than the person who refused decides on it. It is also a complaint under the regulations.',
  },
  over: {
    pl: 'Czas na odwołanie skończył się {day}.',
    en: 'The time to appeal ended on {day}.',
  },
  text: { pl: 'Twoje odwołanie', en: 'Your appeal' },
  needs_text: {
    pl: 'Napisz, z czym się nie zgadzasz i dlaczego.',
    en: 'Write what you do not agree with and why.',
  },
  send: { pl: 'Wyślij odwołanie', en: 'Send the appeal' },
  waits: {
    pl: 'Odwołanie jest u organizatora programu. Odpowie najpóźniej {day}.',
    en: 'The appeal is with the organiser of the programme, who answers by {day}.',
  },
  yours: { pl: 'Twoje odwołanie z {day}:', en: 'Your appeal of {day}:' },
  upheld: {
    pl: 'Odwołanie zostało uwzględnione {day}, sprawa toczy się dalej.',
    en: 'The appeal was upheld on {day}, and the case goes on.',
  },
  dismissed: {
    pl: 'Odwołanie zostało oddalone {day}. Dofinansowania w tej sprawie nie będzie; możesz złożyć nowy wniosek albo dochodzić swoich praw przed sądem.',
    en: 'The appeal was dismissed on {day}. There will be no funding in this case; you can make a new application, or take it to court.',
  },
} as const satisfies Messages;
