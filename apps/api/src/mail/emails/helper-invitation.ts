import { linkDays } from '@ndp/domain/periods.ts';
import type { Messages } from '@ndp/flows/message.ts';
import type { LinkMail } from '../mail.ts';
import { type RequestPayload, renderRequest } from '../request-email.ts';

const texts = {
  subject: {
    pl: 'Sprawa {reference}: prośba o pomoc w wypełnieniu wniosku',
    en: 'Case {reference}: you are asked to help with an application',
  },
  preheader: {
    pl: 'Chodzi o wniosek o dofinansowanie wymiany źródła ciepła.',
    en: 'It is about an application for funding to replace a heat source.',
  },
  heading: { pl: 'Prośba o pomoc w wypełnieniu wniosku', en: 'You are asked to help with an application' },
  happened: {
    pl: '{applicant} składa wniosek o dofinansowanie wymiany źródła ciepła i prosi Cię o pomoc w jego wypełnieniu.',
    en: '{applicant} is applying for funding to replace a heat source and asks you to help with filling in the application.',
  },
  happened_unnamed: {
    pl: 'Ktoś, kto składa wniosek o dofinansowanie wymiany źródła ciepła, prosi Cię o pomoc w jego wypełnieniu.',
    en: 'Somebody who is applying for funding to replace a heat source asks you to help with filling in the application.',
  },
  next: {
    pl: 'Pod linkiem są strony wniosku bez numeru PESEL i numeru rachunku. Wpisujesz, co wiesz, resztę zostawiasz. Wnioskodawca sprawdza każdą stronę i sam wysyła wniosek; Ty niczego nie podpisujesz.',
    en: 'The link opens the pages of the application without PESEL and account number. Fill in what you know and leave the rest. The applicant checks each page and sends the application; you sign nothing.',
  },
  button: { pl: 'Zobacz, w czym pomóc', en: 'See what to help with' },
  personal: {
    pl: 'Link jest tylko dla Ciebie: kto go ma, widzi dane z wniosku. Nie przekazuj tej wiadomości dalej. Link przestaje działać, gdy wniosek zostanie wysłany albo wnioskodawca cofnie zaproszenie.',
    en: 'The link is for you alone: whoever has it sees data of the application. Do not forward this message. The link stops working once the application is sent or the applicant takes the invitation back.',
  },
  not_you: {
    pl: 'Jeżeli to nie dla Ciebie, zignoruj tę wiadomość albo odmów na stronie pod linkiem: wnioskodawca się o tym dowie.',
    en: 'If this is not for you, ignore this message, or decline on the page that the link opens: the applicant will be told.',
  },
} satisfies Messages;

/** The mail that asks a helper to prepare sections of an application; of the case nothing else is told. */
export const helperInvitation: LinkMail<RequestPayload> = {
  kind: 'helper-invitation',
  priority: 'first',
  target: 'helper',
  write: (mail) =>
    renderRequest(mail, texts, { days: linkDays.helper, after: [texts.personal, texts.not_you] }),
};
