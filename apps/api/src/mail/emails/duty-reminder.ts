import type { DutyKind } from '@ndp/domain/duties.ts';
import type { Message, Messages } from '@ndp/flows/message.ts';
import { formatDate } from '@ndp/flows/numbers.ts';
import { renderCase } from '../case-email.ts';
import { heldTexts } from '../held-texts.ts';
import type { LinkMail, LinkPayload, MailOf } from '../mail.ts';
import { shared } from '../messages.ts';

interface DutyPayload extends LinkPayload {
  readonly duty: DutyKind;
  /** Its last day, `YYYY-MM-DD`. */
  readonly dueOn: string;
}

const texts = {
  subject: { pl: 'Sprawa {reference}: {heading}', en: 'Case {reference}: {heading}' },
  preheader: { pl: 'Ten dzień to {day}.', en: 'The day is {day}.' },
  due: { pl: 'Dzień', en: 'Day' },
  button: { pl: 'Otwórz stronę sprawy', en: 'Open the page of the case' },
} as const satisfies Messages;

const headings: Readonly<Record<DutyKind, Message>> = {
  registration: { pl: 'zgłoś nowe źródło do CEEB', en: 'report the new source to CEEB' },
  durability: {
    pl: 'kończy się czas, w którym nowe źródło ma działać',
    en: 'the time in which the new source must run is ending',
  },
  records: {
    pl: 'kończy się czas przechowywania dokumentów',
    en: 'the time of keeping the documents is ending',
  },
};

const happened: Readonly<Record<DutyKind, Message>> = {
  registration: {
    pl: 'Wymiana w sprawie {reference} jest zakończona. Jeśli nowe źródło ciepła podlega zgłoszeniu do Centralnej Ewidencji Emisyjności Budynków, zgłoś je najpóźniej {day}: przez internet albo w urzędzie gminy.',
    en: 'The replacement of case {reference} is finished. If the new heat source is subject to reporting to the central register of building emissions, report it by {day}: online, or at the municipal office.',
  },
  durability: {
    pl: 'Nowe źródło ciepła ze sprawy {reference} ma działać w tym budynku co najmniej do {day}. Przed każdą zmianą do tego dnia napisz do organizatora programu.',
    en: 'The new heat source of case {reference} must run in this building at least until {day}. Write to the organiser of the programme before any change until that day.',
  },
  records: {
    pl: 'Faktury, protokoły i kartę produktu ze sprawy {reference} przechowaj do {day}. Do tego dnia organizator programu może o nie poprosić.',
    en: 'Keep the invoices, reports and the product card of case {reference} until {day}. Until that day the organiser of the programme may ask for them.',
  },
};

const next: Readonly<Record<DutyKind, Message>> = {
  registration: {
    pl: 'Jeśli już zgłoszone, zaznacz to na stronie pod linkiem: wtedy nikt nie będzie o to pytać.',
    en: 'If it is reported already, mark it on the page that the link opens: then nobody will ask about it.',
  },
  durability: {
    pl: 'Jeśli źródło działa, nie musisz nic robić. O tym obowiązku więcej nie przypomnimy.',
    en: 'If the source runs, there is nothing you need to do. We will not remind you of this duty again.',
  },
  records: {
    pl: 'Nie musisz nic robić. Inne przepisy, na przykład podatkowe, mogą kazać przechowywać je dłużej.',
    en: 'There is nothing you need to do. Other law, such as tax law, may ask you to keep them longer.',
  },
};

/** The mail that reminds of a duty that goes on after the replacement, some days before its last day. */
export const dutyReminder: LinkMail<DutyPayload> = {
  kind: 'duty-reminder',
  target: 'application',
  notice: ({ duty }) => headings[duty],
  asksToAct: ({ duty }) => duty === 'registration',
  write: (mail) => renderReminder(mail, { button: texts.button, keepSecret: shared.keepSecret }),
};

/** The same to whoever has taken the duties over. */
export const heldDutyReminder: LinkMail<DutyPayload> = {
  kind: 'held-duty-reminder',
  target: 'duties',
  write: (mail) => renderReminder(mail, heldTexts),
};

function renderReminder(
  mail: MailOf<DutyPayload>,
  { button, keepSecret }: Readonly<Record<'button' | 'keepSecret', Message>>,
) {
  const { duty, language } = mail;
  const day = formatDate(mail.dueOn, language);
  return renderCase(mail, (t) => {
    const heading = t(headings[duty]);
    return {
      subject: t(texts.subject, { heading }),
      preheader: t(texts.preheader, { day }),
      heading: heading.charAt(0).toUpperCase() + heading.slice(1),
      facts: [{ label: t(texts.due), value: day }],
      beforeLink: [t(happened[duty], { day }), t(next[duty])],
      button: t(button),
      afterLink: [t(keepSecret)],
    };
  });
}
