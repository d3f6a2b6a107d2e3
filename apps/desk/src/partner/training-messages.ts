import type { Messages } from '@ndp/flows/message.ts';

export const trainingMessages = {
  title: { pl: 'Sprawy szkoleniowe', en: 'Training cases' },
  lead: {
    pl: '{cases, plural, =0 {Nie ma tu jeszcze żadnej sprawy. Możesz utworzyć zmyślone} one {Jest tu # zmyślona sprawa. Możesz usunąć wszystko i utworzyć sprawy od nowa} few {Są tu # zmyślone sprawy. Możesz je usunąć i utworzyć od nowa} many {Jest tu # zmyślonych spraw. Możesz je usunąć i utworzyć od nowa} other {Jest tu # zmyślonej sprawy. Możesz je usunąć i utworzyć od nowa}}, po jednej w każdym zwykłym stanie: od wyceny po wypłatę.',
    en: '{cases, plural, =0 {There is no case here yet. You can have made-up ones made} one {There is # made-up case here. You can erase everything and make the cases anew} other {There are # made-up cases here. You can erase them and make them anew}}, one in every usual state: from the estimate to the payment.',
  },
  last: {
    pl: 'Ostatnio: {by}, {at}. Usunięto: {erased}, utworzono: {made}.',
    en: 'Last time: {by}, {at}. Erased: {erased}, made: {made}.',
  },
  failed: {
    pl: 'Nie udało się utworzyć: {failed}. Sprawdź, czy program przyjmuje wyceny, i spróbuj ponownie.',
    en: 'Could not be made: {failed}. See whether the programme takes estimates, and try again.',
  },
  running: {
    pl: 'Sprawy są tworzone od nowa; trwa to do kilku minut. Usunięto: {erased}, utworzono: {made}.',
    en: 'The cases are being made anew, which takes up to some minutes. Erased: {erased}, made: {made}.',
  },
  make: { pl: 'Utwórz sprawy', en: 'Make the cases' },
  reset: { pl: 'Utwórz sprawy od nowa', en: 'Make the cases anew' },
  question: { pl: 'Utworzyć sprawy od nowa?', en: 'Make the cases anew?' },
  question_text: {
    pl: '{cases, plural, one {Zniknie # sprawa} few {Znikną # sprawy} many {Zniknie # spraw} other {Zniknie # sprawy}} wraz ze wszystkim, co w nich ćwiczono, także innych osób. Tego nie da się cofnąć.',
    en: '{cases, plural, one {# case goes} other {# cases go}} with everything that was practised in them, by others too. This cannot be taken back.',
  },
  confirm: { pl: 'Usuń i utwórz od nowa', en: 'Erase and make anew' },
  cancel: { pl: 'Zostaw, jak jest', en: 'Leave as it is' },
} as const satisfies Messages;
