import type { Messages } from '../../message.ts';

export const attachmentMessages = {
  files: { pl: 'Załączniki', en: 'Attachments' },
  choose: { pl: 'Wybierz pliki', en: 'Choose files' },
  none: { pl: 'nie wybrano plików', en: 'no files chosen' },
  help: {
    pl: 'Najwyżej {most, plural, one {# plik} few {# pliki} other {# plików}} PDF, JPEG lub PNG, każdy do 10 MB.',
    en: 'At most {most, plural, one {# PDF, JPEG or PNG file} other {# PDF, JPEG or PNG files}}, each up to 10 MB.',
  },
  too_many: {
    pl: 'Do jednej wiadomości możesz dołączyć najwyżej {most, plural, one {# plik} few {# pliki} other {# plików}}. Resztę wyślij w następnej.',
    en: 'One message takes at most {most, plural, one {# file} other {# files}}. Send the rest with the next one.',
  },
  not_sent: {
    pl: 'Wiadomość nie jest wysłana, bo plik „{name}” nie został przyjęty. {problem}',
    en: 'The message is not sent, because the file “{name}” was not taken. {problem}',
  },
  open: { pl: 'Pobierz: {name}', en: 'Download: {name}' },
} as const satisfies Messages;
