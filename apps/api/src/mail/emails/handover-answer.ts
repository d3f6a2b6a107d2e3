import type { Messages } from '@ndp/flows/message.ts';
import { renderCase } from '../case-email.ts';
import type { LinkMail, LinkPayload } from '../mail.ts';
import { shared } from '../messages.ts';

interface HandoverAnswerPayload extends LinkPayload {
  readonly answer: 'taken' | 'declined';
}

const texts = {
  taken: {
    subject: {
      pl: 'Sprawa {reference}: nowy właściciel przejął obowiązki',
      en: 'Case {reference}: the new owner has taken the duties over',
    },
    preheader: { pl: 'Nie musisz nic robić.', en: 'There is nothing you need to do.' },
    heading: { pl: 'Obowiązki są przejęte', en: 'The duties are taken over' },
    happened: {
      pl: 'Nowy właściciel budynku ze sprawy {reference} potwierdził, że przejmuje obowiązki po wymianie. Przypomnienia i coroczne pytanie będą teraz przychodzić do niego.',
      en: 'The new owner of the building of case {reference} has confirmed to take over the duties after the replacement. Reminders and the yearly question now go there.',
    },
  },
  declined: {
    subject: {
      pl: 'Sprawa {reference}: nowy właściciel nie przejął obowiązków',
      en: 'Case {reference}: the new owner has not taken the duties over',
    },
    preheader: { pl: 'Obowiązki zostają bez zmian.', en: 'The duties stay as they are.' },
    heading: { pl: 'Obowiązki nie są przejęte', en: 'The duties are not taken over' },
    happened: {
      pl: 'Osoba podana jako nowy właściciel odmówiła przejęcia obowiązków ze sprawy {reference}, więc nic się nie zmienia. Na stronie sprawy możesz podać kogoś innego albo napisać do organizatora programu.',
      en: 'The person named as the new owner has declined to take over the duties of case {reference}, so nothing changes. On the page of the case you can name somebody else, or write to the organiser of the programme.',
    },
  },
} as const satisfies Record<string, Messages>;

const button = { pl: 'Zobacz sprawę', en: 'See the case' };

/** The mail that tells the owner before whether the new one has taken the duties over. */
export const handoverAnswer: LinkMail<HandoverAnswerPayload> = {
  kind: 'handover-answer',
  target: 'application',
  write(mail) {
    const { subject, preheader, heading, happened } = texts[mail.answer];
    return renderCase(mail, (t) => ({
      ...{ subject: t(subject), preheader: t(preheader), heading: t(heading), button: t(button) },
      beforeLink: [t(happened)],
      afterLink: [t(shared.keepSecret)],
    }));
  },
};
