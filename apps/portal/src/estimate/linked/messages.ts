import type { Messages } from '@ndp/flows/message.ts';

export const linkedMessages = {
  title: { pl: 'Odpowiedzi z linku', en: 'Answers from a link' },
  lead: {
    pl: 'Te odpowiedzi przyszły z linkiem, na przykład od Ciebie z innego urządzenia albo od wykonawcy. Sprawdź je: każdą możesz zmienić.',
    en: 'These answers came with the link, from yourself on another device, say, or from an installer. Check them: you can change each of them.',
  },
  installer: { pl: 'Wykonawca', en: 'Installer' },
  number: { pl: 'Wycena, z której powstał link', en: 'The estimate the link was made from' },
  number_value: { pl: '{number} z dnia {day}', en: '{number} of {day}' },
  refused: {
    pl: 'Nie udało się przyjąć {count, plural, one {jednej odpowiedzi} other {# odpowiedzi}} z linku: {steps}. {count, plural, one {Zapytamy o nią} other {Zapytamy o nie}} po kolei.',
    en: '{count, plural, one {One answer} other {# answers}} from the link could not be used: {steps}. We will ask you.',
  },
  use: { pl: 'Dalej z tymi odpowiedziami', en: 'Continue with these answers' },
  fresh: { pl: 'Zacznij od pierwszego pytania', en: 'Begin with the first question' },
  own_title: { pl: 'Masz już własną wycenę', en: 'You already have an estimate of your own' },
  own: {
    pl: 'Na tym urządzeniu są już Twoje odpowiedzi. Nic się nie zmieni, dopóki nie wybierzesz.',
    en: 'Your own answers are already on this device. Nothing changes until you choose.',
  },
  own_sent: {
    pl: 'Z tego urządzenia wysłano już wycenę (numer sprawy {reference}). Ta sprawa zostaje bez zmian. Odpowiedzi z linku zaczną nową wycenę.',
    en: 'An estimate has been sent from this device (reference number {reference}). That case stays as it is. The answers from the link would start a new estimate.',
  },
  replace: { pl: 'Zastąp moje odpowiedzi tymi z linku', en: 'Replace my answers with those from the link' },
  begin_new: { pl: 'Zacznij nową wycenę z linku', en: 'Begin a new estimate from the link' },
  keep_own: { pl: 'Zostaw moje odpowiedzi', en: 'Keep my answers' },
  to_sent: { pl: 'Wróć do wysłanej wyceny', en: 'Back to the estimate that was sent' },
  unreadable_title: { pl: 'Nie ma czego odczytać z tego linku', en: 'There is nothing to read in this link' },
  unreadable: {
    pl: 'Link jest niepełny albo powstał według innych zasad. Mógł zostać ucięty przy kopiowaniu. Wycenę możesz zacząć od pierwszego pytania, to kilka minut.',
    en: 'The link is incomplete or was made under other rules. It may have been cut off when it was copied. You can begin the estimate with the first question; it takes a few minutes.',
  },
} as const satisfies Messages;
