import type { Messages } from '../../message.ts';

/** Why an application is refused most; the office adds words of its own. */
export const refusalReasons = {
  not_eligible: {
    pl: 'Przedsięwzięcie nie spełnia warunków programu.',
    en: 'The project does not meet the conditions of the programme.',
  },
  begun_before: {
    pl: 'Prace zaczęły się albo urządzenie zostało zamówione przed podpisaniem umowy.',
    en: 'The works began, or the device was ordered, before the agreement was signed.',
  },
  no_title: {
    pl: 'Nie wykazano prawa do budynku albo zgody współwłaścicieli.',
    en: 'The right to the building, or the co-owners’ consent, was not shown.',
  },
  funded_already: {
    pl: 'Ten budynek albo te same koszty mają już inne dofinansowanie.',
    en: 'This building, or the same costs, are funded already.',
  },
  not_completed: {
    pl: 'Mimo prośby wniosek albo dokumenty nie zostały uzupełnione.',
    en: 'Although it was asked for, the application or its documents were not completed.',
  },
  data_disagree: {
    pl: 'Dane we wniosku nie zgadzają się z dokumentami albo rejestrami.',
    en: 'The data of the application do not agree with the documents or with registers.',
  },
  signed_by_other: {
    pl: 'Wniosek złożyła albo podpisała osoba, która nie jest do tego uprawniona.',
    en: 'The application was made or signed by somebody who is not entitled to.',
  },
} as const satisfies Messages;
export type RefusalReason = keyof typeof refusalReasons;

/** Their names. */
export const refusalReasonNames = Object.keys(refusalReasons) as readonly RefusalReason[];
