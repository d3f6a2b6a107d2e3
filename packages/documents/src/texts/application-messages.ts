import type { Messages } from '@ndp/flows/message.ts';

export const applicationMessages = {
  title: { pl: 'Wniosek o dofinansowanie', en: 'Application for funding' },
  subtitle: { pl: 'nr {reference} · {programmeTitle}', en: 'No. {reference} · {programmeTitle}' },
  opening: {
    pl: 'Wnioskodawca wnosi o udzielenie bezzwrotnego dofinansowania na podstawie art. 15a ustawy z dnia 20 maja 2016 r. o efektywności energetycznej (Dz.U. z 2025 r. poz. 711), na zasadach regulaminu programu w wersji {regulationsVersion}.',
    en: 'The applicant applies for non-repayable funding under art. 15a of the Energy Efficiency Act of 20 May 2016 (Journal of Laws 2025, item 711), on the terms of the programme regulations, version {regulationsVersion}.',
  },
  amount: { pl: 'Wnioskowana kwota dofinansowania', en: 'Funding applied for' },
  in_words: { pl: 'słownie: {words}', en: 'in words: {words}' },

  section_programme: { pl: 'Program', en: 'Programme' },
  section_applicant: { pl: 'Wnioskodawca', en: 'Applicant' },
  section_building: { pl: 'Budynek', en: 'Building' },
  section_project: { pl: 'Przedsięwzięcie', en: 'Project' },
  section_calculation: { pl: 'Obliczenie kwoty', en: 'Calculation of the amount' },
  section_settlement: { pl: 'Rachunek do wypłaty', en: 'Account for payment' },
  section_consents: { pl: 'Oświadczenia', en: 'Statements' },
  section_annexes: { pl: 'Załączniki', en: 'Annexes' },
  section_signature: { pl: 'Podpis wnioskodawcy', en: 'Signature of the applicant' },

  reference: { pl: 'Numer sprawy', en: 'Reference number' },
  date: { pl: 'Data sporządzenia', en: 'Drawn up on' },
  programme: { pl: 'Program i rok', en: 'Programme and year' },
  organiser: { pl: 'Podmiot zobowiązany (Organizator)', en: 'Obliged entity (Organiser)' },
  operator: { pl: 'Podmiot upoważniony (Operator)', en: 'Authorised entity (Operator)' },
  contact: { pl: 'Kontakt w sprawie wniosku', en: 'Contact about the application' },

  consents_lead: {
    pl: 'Wnioskodawca złożył poniższe oświadczenia. Przy każdym podano wersję tekstu oraz czas złożenia (czas polski).',
    en: 'The applicant made the statements below. Each is followed by the version of its text and the time it was made (Polish time).',
  },
  consent_text: { pl: 'Treść', en: 'Text' },
  consent_version: { pl: 'Wersja', en: 'Version' },
  consent_time: { pl: 'Złożono', en: 'Made' },
  consent_language_pl: { pl: 'po polsku', en: 'in Polish' },
  consent_language_en: { pl: 'po angielsku', en: 'in English' },
  annex_data: {
    pl: 'dane wniosku w postaci elektronicznej (plik {file}, dołączony do tego dokumentu PDF)',
    en: 'the data of the application in electronic form (file {file}, attached to this PDF document)',
  },
  annex_agreement: {
    pl: 'umowa o dofinansowanie nr {reference}, przedstawiona do podpisu wraz z wnioskiem',
    en: 'funding agreement No. {reference}, presented for signature together with the application',
  },
  signature_role: { pl: 'Wnioskodawca', en: 'Applicant' },
} as const satisfies Messages;
