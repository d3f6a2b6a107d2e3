import type { Messages } from '@ndp/flows/message.ts';

/** What is said about a line that makes no sense. */
export const usageMessages = {
  unknown_command: {
    pl: 'Nie ma polecenia „{word}”. Polecenie „help” wymienia wszystkie.',
    en: 'There is no command “{word}”. The command “help” lists them all.',
  },
  missing_operand: {
    pl: 'Poleceniu „{command}” czegoś brakuje.',
    en: 'The command “{command}” lacks something.',
  },
  extra_operand: {
    pl: 'Polecenie „{command}” nie przyjmuje słowa „{word}”. Tekst ze spacjami należy ująć w cudzysłów.',
    en: 'The command “{command}” does not take the word “{word}”. Put a text with spaces into quotation marks.',
  },
  unknown_option: {
    pl: 'Polecenie „{command}” nie zna opcji „{option}”. Polecenie „help” wymienia wszystkie.',
    en: 'The command “{command}” does not know the option “{option}”. The command “help” lists them all.',
  },
  missing_option: {
    pl: 'Polecenie „{command}” wymaga opcji „--{option}”.',
    en: 'The command “{command}” requires the option “--{option}”.',
  },
  missing_value: { pl: 'Po „--{option}” brakuje wartości.', en: 'A value is missing after “--{option}”.' },
  twice: { pl: 'Opcję „{option}” podano dwa razy.', en: 'The option “{option}” is named twice.' },
  wrong_value: { pl: 'Wartość „{word}” nie pasuje.', en: 'The value “{word}” does not fit.' },
  help_head: {
    pl: 'Polecenia operatora: ndp polecenie …',
    en: 'Operator’s commands: ndp command …',
  },
  help_everywhere: {
    pl: 'Każde polecenie przyjmuje też --as operator (domyślnie: użytkownik systemu) i --lang pl|en.',
    en: 'Every command also takes --as operator (by default the user of the system) and --lang pl|en.',
  },
} as const satisfies Messages;

/** Why a command cannot be done, and what to do. */
export const refusalMessages = {
  unknown_partner: {
    pl: 'Nie ma partnera „{partner}”. Partnerzy: {known}.',
    en: 'There is no partner “{partner}”. The partners are: {known}.',
  },
  unknown_reference: {
    pl: 'Nie ma sprawy o numerze {reference}. Numer stoi w każdej wiadomości do wnioskodawcy.',
    en: 'There is no application {reference}. The reference stands in every mail to the applicant.',
  },
  several_partners: {
    pl: 'Numer {reference} ma sprawa u kilku partnerów: {partners}. Proszę dodać --partner.',
    en: 'Several partners have an application {reference}: {partners}. Please add --partner.',
  },
  out_stands: {
    pl: 'Pod ścieżką {path} coś już jest i nie zostanie nadpisane. Proszę podać inną.',
    en: 'Something stands at {path} already and is not written over. Please name another path.',
  },
  out_refused: {
    pl: 'Ścieżki {path} nie da się utworzyć ({code}). Proszę podać inną.',
    en: 'The path {path} cannot be made ({code}). Please name another.',
  },
  fault: {
    pl: 'Wystąpił błąd i nic się nie zmieniło. Proszę spróbować ponownie, a jeśli się powtórzy, zajrzeć do dziennika serwera.',
    en: 'Something went wrong and nothing was changed. Please try again; if it happens again, look into the server’s log.',
  },
} as const satisfies Messages;

/** What the commands about roles say. */
export const deskMessages = {
  given: {
    pl: 'Ta osoba ma teraz rolę {role} u partnera {partner}.',
    en: 'This person now has the role {role} at {partner}.',
  },
  taken: {
    pl: 'Ta osoba nie ma już roli {role} u partnera {partner}.',
    en: 'This person no longer has the role {role} at {partner}.',
  },
  platform_given: {
    pl: 'Ta osoba może teraz otwierać partnerów.',
    en: 'This person may open partners now.',
  },
  platform_taken: {
    pl: 'Ta osoba nie może już otwierać partnerów.',
    en: 'This person may no longer open partners.',
  },
  closed: {
    pl: 'Panel jest zamknięty: ustaw najpierw DESK_OIDC_ISSUER.',
    en: 'The desk is closed: set DESK_OIDC_ISSUER first.',
  },
} as const satisfies Messages;

/** What the command about mails that came back says. */
export const returnedMessages = {
  noted: {
    pl: '{mails, plural, one {Zanotowano # niedoręczoną wiadomość} few {Zanotowano # niedoręczone wiadomości} other {Zanotowano # niedoręczonych wiadomości}}.',
    en: '{mails, plural, one {# undelivered mail} other {# undelivered mails}} noted.',
  },
  unreadable: {
    pl: 'Tego pliku nie da się odczytać. Proszę podać ścieżkę do raportu albo „-”, gdy płynie potokiem.',
    en: 'This file cannot be read. Please name the path of the report, or “-” where it is piped in.',
  },
} as const satisfies Messages;
