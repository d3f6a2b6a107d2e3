import type { SigningBegins } from '@ndp/domain/programs/program.ts';
import type { Message } from '../message.ts';

type ByBeginning = Readonly<Record<SigningBegins, Message>>;

/**
 * Who decides that an agreement goes out, for the information clause.
 *
 * @source GDPR, art. 13(2)(f), 22(2)(a), 22(3)
 */
export const decisionOfClause: ByBeginning = {
  'at-once': {
    pl: 'Kwota dofinansowania jest obliczana automatycznie, z tabel określonych w przepisach. Umowa jest przygotowywana automatycznie z odpowiedzi podanych we wniosku i wysyłana do podpisu, zanim wniosek obejrzy człowiek; jest to niezbędne do jej zawarcia w krótkim czasie (art. 22 ust. 2 lit. a RODO). Wnioskodawca ma prawo do tego, by sprawę sprawdził człowiek, do wyrażenia własnego stanowiska i do zakwestionowania wyniku (art. 22 ust. 3 RODO). Wystarczy wiadomość na adres {email} albo telefon {phone}, także po podpisaniu umowy. Nie stosuje się profilowania.',
    en: 'The amount of funding is calculated automatically from the tables set by law. The agreement is prepared automatically from the answers given in the application and sent for signature before a person looks at the application; this is necessary to conclude it within a short time (art. 22(2)(a) GDPR). The applicant has the right to have a person look at the case, to express a point of view and to contest the result (art. 22(3) GDPR). A message to {email} or a call to {phone} is enough, also after the agreement is signed. There is no profiling.',
  },
  'after-review': {
    pl: 'Kwota dofinansowania jest obliczana automatycznie, z tabel określonych w przepisach. Zanim umowa zostanie wysłana do podpisu, wniosek sprawdza człowiek i to on o tym decyduje. Wnioskodawca może wyrazić własne stanowisko i zakwestionować wynik; wystarczy wiadomość na adres {email} albo telefon {phone}. Nie stosuje się profilowania.',
    en: 'The amount of funding is calculated automatically from the tables set by law. Before the agreement is sent for signature a person checks the application and takes the decision. The applicant may express a point of view and contest the result; a message to {email} or a call to {phone} is enough. There is no profiling.',
  },
};

/** The same in one sentence, as a policy and an annex say it. */
export const decisionInShort: ByBeginning = {
  'at-once': {
    pl: 'Kwotę i treść umowy ustala się automatycznie na podstawie odpowiedzi podanych we wniosku. Wnioskodawca ma prawo do tego, by sprawdził je człowiek, do wyrażenia własnego stanowiska i do zakwestionowania wyniku.',
    en: 'The amount and the text of the agreement follow automatically from the answers given in the application. The applicant has the right to have a person check them, to express a point of view and to contest the result.',
  },
  'after-review': {
    pl: 'Kwotę oblicza się automatycznie na podstawie odpowiedzi podanych we wniosku; o wysłaniu umowy do podpisu decyduje człowiek, który sprawdza wniosek. Wnioskodawca może wyrazić własne stanowisko i zakwestionować wynik.',
    en: 'The amount follows automatically from the answers given in the application; a person who checks the application decides whether the agreement is sent for signature. The applicant may express a point of view and contest the result.',
  },
};

/** How the agreement comes about, for the course of the procedure. */
export const decisionInProcedure: ByBeginning = {
  'at-once': {
    pl: 'Po wysłaniu kompletnego wniosku Umowa jest przygotowywana automatycznie z podanych w nim odpowiedzi i przesyłana do podpisu elektronicznego. Na życzenie Wnioskodawcy sprawę sprawdza człowiek. Dokumenty rozliczenia Organizator sprawdza przed wypłatą.',
    en: 'Once the complete application is sent, the Agreement is prepared automatically from its answers and sent for electronic signature. If the Applicant wishes, a person looks at the case. The Organiser checks the settlement documents before payment.',
  },
  'after-review': {
    pl: 'Po wysłaniu kompletnego wniosku sprawdza go człowiek działający w imieniu Organizatora i decyduje o przesłaniu Umowy do podpisu elektronicznego. Dokumenty rozliczenia Organizator sprawdza przed wypłatą.',
    en: 'Once the complete application is sent, a person acting for the Organiser checks it and decides whether the Agreement is sent for electronic signature. The Organiser checks the settlement documents before payment.',
  },
};

/** When the obliged entity checks what was declared; begins a list. */
export const momentOfChecking: ByBeginning = {
  'at-once': {
    pl: 'Umowa powstaje na podstawie odpowiedzi i oświadczeń wnioskodawcy. Najpóźniej przed wypłatą Podmiot sprawdza, czy',
    en: 'The agreement is made from the answers and declarations of the applicant. Before payment at the latest the Entity checks whether',
  },
  'after-review': {
    pl: 'Przed wysłaniem umowy do podpisu Podmiot sprawdza, czy',
    en: 'Before the agreement is sent for signature the Entity checks whether',
  },
};
