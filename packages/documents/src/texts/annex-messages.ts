import type { Message, Messages } from '@ndp/flows/message.ts';

export const annexMessages = {
  calculation: {
    pl: 'Załącznik nr {calculationAnnex}. Obliczenie kwoty dofinansowania',
    en: 'Annex {calculationAnnex}. Calculation of the funding',
  },
  information: {
    pl: 'Załącznik nr {informationAnnex}. Klauzula informacyjna i wykaz oświadczeń',
    en: 'Annex {informationAnnex}. Information clause and list of statements',
  },
  consents: { pl: 'Wykaz oświadczeń', en: 'List of statements' },
  payment: {
    pl: 'Załącznik nr {paymentAnnex}. Wniosek o wypłatę (wzór)',
    en: 'Annex {paymentAnnex}. Payment application (form)',
  },
  withdrawal: {
    pl: 'Załącznik nr {withdrawalAnnex}. Oświadczenie o odstąpieniu od Umowy (wzór)',
    en: 'Annex {withdrawalAnnex}. Statement of withdrawal from the Agreement (form)',
  },
  payment_lead: {
    pl: 'Na podstawie umowy o dofinansowanie nr {reference} wnoszę o wypłatę dofinansowania na rachunek wskazany w § 8 Umowy. Oświadczam, że Przedsięwzięcie zakończono, dotychczasowe źródło ciepła zlikwidowano albo trwale wyłączono z użytku, a podane niżej dane są prawdziwe.',
    en: 'Under funding agreement No. {reference} I apply for payment of the funding to the account stated in § 8 of the Agreement. I declare that the Project has been completed, that the existing heat source has been removed or put out of use for good, and that the data below are true.',
  },
  payment_documents: { pl: 'Do wniosku dołączam:', en: 'I attach to the application:' },
  withdrawal_lead: {
    pl: 'Formularz wypełnia się i odsyła tylko w razie chęci odstąpienia od Umowy. Adresat: {organiser}, za pośrednictwem Operatora, {email}.',
    en: 'This form is filled in and returned only to withdraw from the Agreement. Addressee: {organiser}, through the Operator, {email}.',
  },
  withdrawal_text: {
    pl: 'Niniejszym informuję o odstąpieniu od umowy o dofinansowanie nr {reference}.',
    en: 'I hereby give notice of withdrawal from funding agreement No. {reference}.',
  },
} as const satisfies Messages;

/** What is filled in when the money is asked for. */
export const paymentBlanks: readonly Message[] = [
  { pl: 'Dzień zakończenia Przedsięwzięcia', en: 'Day of completion of the Project' },
  { pl: 'Nazwa i model Nowego źródła', en: 'Name and model of the New Source' },
  { pl: 'Data i podpis', en: 'Date and signature' },
];

export const withdrawalBlanks: readonly Message[] = [
  { pl: 'Data zawarcia Umowy', en: 'Date of conclusion of the Agreement' },
  { pl: 'Imię i nazwisko', en: 'First and last name' },
  { pl: 'Adres', en: 'Address' },
  { pl: 'Data i podpis', en: 'Date and signature' },
];

/**
 * The information clause in short; the full text was shown before the application was made.
 *
 * @source GDPR, art. 6(1) and 13
 */
export const informationClause: readonly Message[] = [
  {
    pl: 'Administratorem danych jest {organiser}; w sprawach danych osobowych można pisać na adres {email} albo dzwonić pod numer {phone}.',
    en: 'The controller of the data is {organiser}; in matters of personal data one may write to {email} or call {phone}.',
  },
  {
    pl: 'Dane przetwarza się w celu zawarcia i wykonania Umowy (art. 6 ust. 1 lit. b RODO), wypełnienia obowiązków przechowywania i wykazywania umów oraz obowiązków rachunkowych (art. 6 ust. 1 lit. c RODO w związku z art. 15a i art. 16 Ustawy), a także ustalenia, dochodzenia i obrony roszczeń (art. 6 ust. 1 lit. f RODO).',
    en: 'The data are processed to conclude and perform the Agreement (GDPR art. 6(1)(b)), to fulfil the duties of keeping and reporting agreements and of accounting (art. 6(1)(c) together with art. 15a and art. 16 of the Act), and to establish, pursue and defend claims (art. 6(1)(f)).',
  },
  {
    pl: 'Odbiorcami danych są: Operator i jego dostawcy usług technicznych, dostawca podpisu elektronicznego, bank wykonujący przelew, Prezes Urzędu Regulacji Energetyki, organy uprawnione do kontroli oraz osoby i firmy, które wskaże sam wnioskodawca. Wszystkich, z zakresem danych, wymienia klauzula informacyjna programu w punkcie 5. Danych nie przekazuje się poza Europejski Obszar Gospodarczy.',
    en: 'The data are received by: the Operator and its technical service providers, the provider of electronic signatures, the bank making the transfer, the President of the Energy Regulatory Office, authorities entitled to inspect, and the persons and firms the applicant names. Section 5 of the programme’s information clause lists them all, with the data each receives. The data are not passed outside the European Economic Area.',
  },
  {
    pl: 'Umowę i dokumenty rozliczenia przechowuje się do {recordsDay}.',
    en: 'The Agreement and the settlement documents are kept until {recordsDay}.',
  },
  {
    pl: 'Osobie, której dane dotyczą, przysługuje prawo dostępu do danych, ich sprostowania, usunięcia, ograniczenia przetwarzania, przeniesienia, a także prawo sprzeciwu oraz skargi do Prezesa Urzędu Ochrony Danych Osobowych.',
    en: 'The person concerned has the right of access, rectification, erasure, restriction, portability and objection, and may complain to the President of the Personal Data Protection Office.',
  },
  {
    pl: 'Podanie danych jest dobrowolne, ale bez nich nie można zawrzeć Umowy ani wypłacić dofinansowania. {decisionInShort}',
    en: 'Giving the data is voluntary, but without them the Agreement cannot be concluded nor the funding paid. {decisionInShort}',
  },
  {
    pl: 'Pełną treść klauzuli, w wersji {informationClauseVersion}, przedstawiono przed złożeniem wniosku.',
    en: 'The full clause, version {informationClauseVersion}, was shown before the application was made.',
  },
];
