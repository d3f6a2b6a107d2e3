import type { Messages } from '@ndp/flows/message.ts';

export const firstStepsMessages = {
  lead: {
    pl: 'Co robisz tu w ciągu dnia, po kolei, i kto jeszcze musi zadziałać. Ta strona jest zawsze w pomocy (?).',
    en: 'What you do here in a day, in order, and who else must act. This page is always in the help (?).',
  },
  role: { pl: 'Twoja rola: {role}', en: 'Your role: {role}' },
  others: { pl: 'Kto jeszcze', en: 'Who else' },
  keys: { pl: 'Klawisze', en: 'Keys' },
  keys_lead: {
    pl: 'Znak ? pokazuje na każdej stronie jej klawisze, tam też można je wyłączyć. Najczęstsze:',
    en: 'On every page ? shows its keys; they can be switched off there, too. The commonest:',
  },
  next: { pl: 'następna albo poprzednia sprawa', en: 'next or previous case' },
  select: { pl: 'zaznacz sprawę', en: 'select the case' },
  find: { pl: 'szukaj', en: 'search' },
  tabs: { pl: 'zakładka sprawy', en: 'tab of a case' },
  verdicts: { pl: 'dokument wystarcza albo nie wystarcza', en: 'the document suffices, or not' },
  back: { pl: 'z powrotem do listy', en: 'back to the list' },
} as const satisfies Messages;

const officer = {
  day: {
    pl: 'Zacznij od „Mojego dnia”: Twoje sprawy i niczyje, najpierw te, w których spóźnienie kosztuje najwięcej. Bez swoich spraw weź kilka z „Niczyje”.',
    en: 'Begin with “My day”: your cases and nobody’s, the dearest to be late with first. Without any of your own, take some of “Nobody’s”.',
  },
  open: {
    pl: 'Otwórz sprawę. U góry jest następny krok: sprawdzenie wniosku, wysłanie do podpisu, ocena dokumentów. Gdy czegoś brakuje, poproś o poprawki; wnioskodawca odpowiada na wszystkie naraz.',
    en: 'Open a case. At the top is the next step: look through the application, send it for signature, review documents. Where something is missing ask for corrections; the applicant answers all at once.',
  },
  answer: {
    pl: 'Odpowiedz na wiadomości (zakładka „Wiadomości i notatki”) i obejrzyj uwagi przy sprawach: niedoręczony e-mail, podpis z innym nazwiskiem, możliwa druga sprawa.',
    en: 'Answer messages (tab “Messages and notes”) and look into the remarks: an undelivered email, a signature under another name, a possible twin.',
  },
  pay: {
    pl: 'Po ocenie wszystkich dokumentów zaproponuj wypłatę. Jej termin stoi na górze sprawy.',
    en: 'Once every document is reviewed propose the payment. Its deadline stands at the top of the case.',
  },
  leave: {
    pl: 'Przed urlopem zapisz w „Powiadomieniach”, kto Cię zastępuje.',
    en: 'Before a leave enter under Notices who stands in for you.',
  },
  others: {
    pl: 'Twoich propozycji wypłaty i usunięcia danych nie zatwierdzasz Ty, tylko osoba, która zatwierdza. Odwołanie od odmowy rozpatruje ktoś inny niż ten, kto odmówił.',
    en: 'Payments and erasures you propose are approved by an approver, never by you. An appeal is decided by somebody other than who refused.',
  },
} as const satisfies Messages;

const approver = {
  waits: {
    pl: 'Liczby w menu mówią, co czeka na Ciebie. Zacznij od „Wypłat”: sprawdź te z uwagami pojedynczo, pozostałe można zatwierdzić razem.',
    en: 'The numbers in the menu say what waits for you. Begin with Payments: look at those with remarks one by one, the others can be approved together.',
  },
  bank: {
    pl: 'Z zatwierdzonych wypłat powstaje paczka i plik dla banku. Wyciąg wczytuje ktoś inny niż ten, kto pobrał plik.',
    en: 'Approved payments become a batch and a file for the bank. Whoever reads the statement in is not who took the file.',
  },
  budget: {
    pl: 'Zatwierdź albo odrzuć zmianę budżetu, którą zaproponował administrator.',
    en: 'Accept or decline a change of the budget that an administrator proposed.',
  },
  program: {
    pl: 'Opublikuj wersję programu, w której wszystkie zmiany są cudze.',
    en: 'Publish a version of the programme in which you wrote nothing.',
  },
  roles: {
    pl: 'Potwierdź role, które nadał albo odbiera administrator: nie swoje i nie nadane przez Ciebie.',
    en: 'Confirm roles an administrator gives or takes: neither your own nor what you gave.',
  },
  others: {
    pl: 'Nie zatwierdzasz własnych propozycji ani wypłaty w sprawie z Twoją decyzją. Powyżej progu zatwierdzają dwie osoby.',
    en: 'You approve nothing you proposed, nor a payment in a case in which you decided. Above a threshold two people approve.',
  },
} as const satisfies Messages;

const auditor = {
  audit: {
    pl: 'W „Dzienniku” widać, kto zaglądał, co zmienił, pobrał albo odsłonił, i dlaczego. Zawęź go do osoby, sprawy albo dni.',
    en: 'The audit trail shows who looked, changed, downloaded or uncovered what, and why. Narrow it down to a person, a case or days.',
  },
  cases: {
    pl: 'Otwórz dowolną sprawę: jej historia i ślad są w zakładce „Historia”. PESEL i rachunek odsłonisz po podaniu powodu.',
    en: 'Open any case: its history and trail are in the tab History. PESEL and account are uncovered once you give a reason.',
  },
  sample: {
    pl: 'Sprawy do kontroli losuje ziarno, w „Próbie”; akta każdej z nich pobierzesz jako jeden opieczętowany plik.',
    en: 'A seed draws the cases to inspect, under Sample; the case file of each is one sealed file.',
  },
  money: {
    pl: 'W „Wypłatach” i „Budżecie” porównaj, gdzie są pieniądze; każda liczba prowadzi do swojej listy.',
    en: 'Under Payments and Budget see where the money is; each number leads to its list.',
  },
  others: {
    pl: 'Niczego nie zmieniasz. Gdy coś się nie zgadza, powiadom administratora albo osobę, która zatwierdza.',
    en: 'You change nothing. Where something is wrong tell an administrator or an approver.',
  },
} as const satisfies Messages;

const administrator = {
  people: {
    pl: 'Zaproś osoby i nadaj role. Potrzeba co najmniej jednej osoby, która prowadzi sprawy, i dwóch, które zatwierdzają.',
    en: 'Invite people and give roles. At least one officer and two approvers are needed.',
  },
  partner: {
    pl: 'Sprawdź nazwę, kolory, logo i adresy partnera.',
    en: 'See to the partner’s name, colours, logo and addresses.',
  },
  program: {
    pl: 'Przygotuj następną wersję programu i zobacz ją w portalu.',
    en: 'Prepare the next version of the programme and see it in the portal.',
  },
  money: {
    pl: 'Zaproponuj budżet oraz w „Wypłatach” rachunek, format banku i progi.',
    en: 'Propose the budget, and under Payments the account, the bank’s format and the thresholds.',
  },
  leave: {
    pl: 'Gdy kogoś nie będzie, zapisz w „Osobach”, kto zastępuje; gdy ktoś odchodzi, odbierz role i wskaż, kto przejmie sprawy.',
    en: 'When somebody is away enter under People who stands in; when somebody leaves take the roles and say who gets the cases.',
  },
  others: {
    pl: 'Role „zatwierdza” i „administrator”, ustawienia wypłat, budżet i publikację potwierdza druga osoba. Spraw nie widzisz.',
    en: 'High roles, payment settings, budget and publication are confirmed by another person. You see no cases.',
  },
} as const satisfies Messages;

export const roleMessages = { officer, approver, auditor, administrator };
