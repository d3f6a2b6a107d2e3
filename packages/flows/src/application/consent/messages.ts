import type { Message, Messages } from '../../message.ts';
import type { ConsentId } from './step.ts';

/** Version of the sentences below; kept with every consent given. A changed sentence takes a new version. */
export const consentTextsVersion = '2026-11-22';

/** The sentences that are declared, word for word; what each of them is in law, its step says. They are evidence: no values are filled in. */
export const consentTexts: Readonly<Record<ConsentId, Message>> = {
  consent_regulations: {
    pl: 'Akceptuję regulamin programu dofinansowań i regulamin platformy. Oświadczam, że jestem odbiorcą końcowym energii lub paliwa w tym budynku, a podane dane są prawdziwe.',
    en: 'I accept the programme regulations and the platform regulations. I declare that I am a final recipient of energy or fuel in this building and that the data given are true.',
  },
  consent_co_owners_consent: {
    pl: 'Oświadczam, że cały budynek należy do mnie albo mam zgodę wszystkich współwłaścicieli na wymianę źródła ciepła. Udokumentuję tę zgodę na żądanie organizatora programu lub operatora platformy.',
    en: 'I declare that the whole building is mine, or that all co-owners have agreed to the replacement of the heat source. I will document their consent if the organiser of the programme or the operator of the platform asks for it.',
  },
  consent_gdpr_clause_obliged_entity: {
    pl: 'Znam treść klauzuli informacyjnej organizatora programu (podmiotu zobowiązanego) o przetwarzaniu danych osobowych.',
    en: 'I have read the information clause of the organiser of the programme (obliged entity) on the processing of personal data.',
  },
  consent_regulations_obliged_entity: {
    pl: 'Akceptuję regulamin organizatora programu (podmiotu zobowiązanego), na podstawie którego udziela on dofinansowania.',
    en: 'I accept the regulations of the organiser of the programme (obliged entity) under which it grants the funding.',
  },
  consent_implementation: {
    pl: 'Zobowiązuję się wymienić źródło ciepła zgodnie z wnioskiem, trwale wyłączyć dotychczasowe i umożliwić kontrolę wykonania.',
    en: 'I undertake to replace the heat source as applied for, to put the existing one out of use for good and to allow an inspection.',
  },
};

/** Short names of the statements, for lists of errors. */
export const consentNames: Readonly<Record<ConsentId, Message>> = {
  consent_regulations: { pl: 'Regulaminy', en: 'Regulations' },
  consent_co_owners_consent: {
    pl: 'Oświadczenie o zgodzie współwłaścicieli',
    en: 'Statement on the co-owners’ consent',
  },
  consent_gdpr_clause_obliged_entity: { pl: 'Klauzula informacyjna', en: 'Information clause' },
  consent_regulations_obliged_entity: {
    pl: 'Regulamin podmiotu zobowiązanego',
    en: 'Regulations of the obliged entity',
  },
  consent_implementation: {
    pl: 'Zobowiązanie do wymiany źródła ciepła',
    en: 'Undertaking to replace the heat source',
  },
};

/** Names of the documents that consents speak of, by the last part of their address. */
export const documentNames = {
  'program-regulations': { pl: 'Regulamin programu', en: 'Programme regulations' },
  'platform-regulations': { pl: 'Regulamin platformy', en: 'Platform regulations' },
  'gdpr-clause': { pl: 'Klauzula informacyjna', en: 'Information clause' },
  'regulations-obliged-entity': {
    pl: 'Regulamin podmiotu zobowiązanego',
    en: 'Regulations of the obliged entity',
  },
} as const satisfies Messages;

export const consentMessages = {
  lead: {
    pl: 'Do wysłania wniosku potrzebne są wszystkie. Żadne nie jest zgodą na przetwarzanie danych.',
    en: 'All of them are needed to send the application. None is a consent to the processing of data.',
  },
  next: { pl: 'Sprawdź przed wysłaniem', en: 'Check before sending' },
  sending_title: { pl: 'Co się stanie po wysłaniu?', en: 'What happens when you send it?' },
  sending_review: {
    pl: 'Dopóki nie podpiszesz umowy, dane możesz jeszcze zmienić na stronie sprawy.',
    en: 'Until you sign the agreement you can still change the data on the page of the case.',
  },
  sending_documents: {
    pl: 'Powstaną dwa dokumenty: wniosek i umowa o dofinansowanie.',
    en: 'Two documents are prepared: the application and the funding agreement.',
  },
  sending_signature: {
    pl: 'Na adres e-mail przyjdzie link do podpisania ich elektronicznie. Podpis jest bezpłatny.',
    en: 'A link to sign them electronically arrives by email. Signing is free of charge.',
  },
  sending_works: {
    pl: 'Urządzenie zamów i prace zacznij dopiero po podpisaniu umowy.',
    en: 'Order the device and begin the works only after the agreement is signed.',
  },
  organiser: {
    pl: 'Organizator programu (podmiot zobowiązany): {organiser}',
    en: 'Organiser of the programme (obliged entity): {organiser}',
  },
  all: {
    pl: 'Zaznacz {count, plural, =5 {wszystkie pięć oświadczeń} few {brakujące # oświadczenia} other {brakujące # oświadczeń}}:',
    en: 'Tick {count, plural, =5 {all five statements} other {the # missing statements}}:',
  },
  read: { pl: 'Przeczytaj: {document}', en: 'Read: {document}' },
  own_page: { pl: 'Otwórz na osobnej stronie (nowa karta)', en: 'Open on its own page (new tab)' },
} as const satisfies Messages;
