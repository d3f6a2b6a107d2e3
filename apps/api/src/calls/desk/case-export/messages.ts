import type { Messages } from '@ndp/flows/message.ts';

export const erasureMessages = {
  erased: {
    pl: 'Dane tej sprawy usunięto ({day}), więc jej akt nie da się już wydać. {trail}',
    en: 'The data of this case were deleted ({day}), so its case file cannot be taken out any more. {trail}',
  },
  trail: {
    pl: 'Co w niej robiono, pokazuje dziennik; znajdź go po numerze sprawy.',
    en: 'The audit trail shows what was done in it; find it by the reference.',
  },
} as const satisfies Messages;

/** What stands in the case file beside the texts of the case. */
export const exportMessages = {
  sample_file_name: { pl: 'proba', en: 'sample' },
  file_name: { pl: 'akta', en: 'case-file' },
  standing: { pl: 'Stan', en: 'Status' },
  program: { pl: 'Program', en: 'Programme' },
  organiser: { pl: 'Organizator', en: 'Organiser' },
  amount: { pl: 'Kwota dofinansowania', en: 'Funding' },
  chain: { pl: 'Wpisy w łańcuchu sprawy', en: 'Entries in the chain of the case' },
  applicant: { pl: 'wnioskodawca', en: 'applicant' },
  somebody: { pl: 'osoba z panelu', en: 'somebody at the desk' },
  signed: { pl: '{paper}, {state}', en: '{paper}, {state}' },
  record: { pl: 'zapis platformy podpisów: {paper}', en: 'record of the signing platform: {paper}' },
  upload: { pl: '{kind}, {verdict}', en: '{kind}, {verdict}' },
  message_file: { pl: 'załącznik do wiadomości {n}', en: 'attachment to message {n}' },
  drawn_invoice: { pl: '{what}, strona z pliku XML', en: '{what}, the page of the XML' },
  not_judged: { pl: 'bez oceny', en: 'not judged' },
  case_data: {
    pl: 'dane sprawy, oświadczenia, poprawki, decyzje',
    en: 'data, statements, corrections, decisions',
  },
  talk_data: { pl: 'wiadomości', en: 'messages' },
  talk_notes_data: { pl: 'wiadomości i notatki', en: 'messages and notes' },
  money_data: { pl: 'wypłaty i księgowania', en: 'payments and bookings' },
  chain_data: { pl: 'łańcuch wpisów o zmianach w sprawie', en: 'chain of the changes of the case' },
  action_data: { pl: 'kto zaglądał i co zrobił', en: 'who looked and what was done' },
  contents: { pl: 'spis i streszczenie', en: 'contents and summary' },
  proposed_by: { pl: 'proponuje {who}', en: 'proposed by {who}' },
  approved_by: { pl: 'zatwierdza {who}', en: 'approved by {who}' },
  answered: { pl: 'odpowiedź: {text}', en: 'answer: {text}' },
  before: { pl: 'było: {text}', en: 'was: {text}' },
  proposed: { pl: 'propozycja organizatora: {text}', en: 'proposed by the organiser: {text}' },
  after: { pl: 'jest: {text}', en: 'is: {text}' },
  refused: { pl: 'odmowa', en: 'rejected' },
  appealed: { pl: 'odwołanie', en: 'appeal' },
  decided: { pl: 'decyzja o odwołaniu: {outcome}', en: 'decision on the appeal: {outcome}' },
  opinion_asked: { pl: 'prośba o opinię, {whom}', en: 'opinion asked of {whom}' },
  opinion_given: { pl: 'opinia', en: 'opinion' },
  heard: { pl: 'wypłata niższa niż w umowie: {reason}', en: 'payment below the agreement: {reason}' },
} as const satisfies Messages;
