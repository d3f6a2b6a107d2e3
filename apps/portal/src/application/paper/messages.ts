import type { Messages } from '@ndp/flows/message.ts';

/** The field by which a form without script says what it asks for. */
export const acknowledgeField = 'acknowledge';

export const paperMessages = {
  title: { pl: 'Sprawdź, co wpisano z papieru', en: 'Check what was entered from paper' },
  lead: {
    pl: 'Organizator programu wpisał formularz na papierze, który wpłynął {day}. Sprawdź odpowiedzi, także to, że stare źródło ciepła zostanie zlikwidowane. Oświadczeń nikt nie złożył za Ciebie.',
    en: 'The organiser of the programme entered the form on paper that came on {day}. Check the answers, also that the old heat source will be removed. Nobody made a statement for you.',
  },
  entered: { pl: 'Co zostało wpisane', en: 'What was entered' },
  wrong: {
    pl: 'Jeśli coś się nie zgadza, idź dalej: te odpowiedzi zmienisz we wniosku, zanim go wyślesz. Jeżeli to nie Twój formularz, usuń te dane.',
    en: 'If anything is wrong, go on: you can change these answers in the application before you send it. If this is not your form, delete the data.',
  },
  next: { pl: 'Potwierdź i przejdź do wniosku', en: 'Confirm and go to the application' },
} as const satisfies Messages;
