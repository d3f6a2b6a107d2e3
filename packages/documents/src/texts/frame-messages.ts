import type { Messages } from '@ndp/flows/message.ts';

/** What stands around every document. */
export const frameMessages = {
  reading_copy: {
    pl: 'Egzemplarz do czytania. Wiąże wersja polska.',
    en: 'Reading copy, not binding. Only the Polish version of this document is binding.',
  },
  reading_copy_short: { pl: 'egzemplarz do czytania', en: 'reading copy, not binding' },
  page_of: { pl: 'strona {page} z {pages}', en: 'page {page} of {pages}' },
  template: {
    pl: 'Wzór {template}, wersja {version} · SHA-256 danych: {hash}',
    en: 'Template {template}, version {version} · SHA-256 of the data: {hash}',
  },
  fingerprint: {
    pl: 'Dokument sporządzono z wzoru {template} w wersji {version}. Dane są dołączone do pliku PDF ({file}); skrót SHA-256 nazwy wzoru i danych: {hash}.',
    en: 'The document was made from template {template}, version {version}. Its data are attached to the PDF file ({file}); SHA-256 of the template’s name and the data: {hash}.',
  },
  attachment: { pl: 'Dane dokumentu', en: 'Data of the document' },
} as const satisfies Messages;
