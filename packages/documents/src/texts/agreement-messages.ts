import { secondSignerOf } from '@ndp/flows/application/applicant/signers.ts';
import type { Messages } from '@ndp/flows/message.ts';
import type { CoOwnersConsent, DocumentData } from '../document-data.ts';
import type { SectionText } from './clause-text.ts';

const isPerson = ({ client_info }: DocumentData) => 'pesel' in client_info;
const isResidential = ({ project }: DocumentData) => project.variant !== 'non_residential';
const agreesBy =
  (way: CoOwnersConsent) =>
  ({ co_owners_consent }: DocumentData) =>
    co_owners_consent === way;
const isNetwork = ({ project }: DocumentData) => project.heat_source === 'city_heating';

export const agreementMessages = {
  title: { pl: 'Umowa o dofinansowanie', en: 'Funding agreement' },
  subtitle: { pl: 'nr {reference} · {programmeTitle}', en: 'No. {reference} · {programmeTitle}' },
  opening: {
    pl: 'Umowa dotyczy bezzwrotnego dofinansowania przedsięwzięcia służącego poprawie efektywności energetycznej. Sporządzono ją {date} na podstawie wniosku nr {reference}. Zostaje zawarta z chwilą podpisania przez Odbiorcę i opatrzenia pieczęcią elektroniczną Organizatora, którą składa on swoje oświadczenie woli.',
    en: 'The agreement concerns non-repayable funding for an energy efficiency project. It was drawn up on {date} on the basis of application No. {reference} and is concluded when the End User has signed and the Organiser has sealed it electronically, the seal being the Organiser’s declaration of intent.',
  },
  parties: { pl: 'Strony umowy', en: 'Parties to the agreement' },
  party_organiser: { pl: 'Organizator (podmiot zobowiązany)', en: 'Organiser (obliged entity)' },
  party_operator: { pl: 'Operator (podmiot upoważniony)', en: 'Operator (authorised entity)' },
  party_end_user: { pl: 'Odbiorca (odbiorca końcowy)', en: 'End User (final recipient)' },
  signatures: { pl: 'Podpisy stron', en: 'Signatures of the parties' },
  signs_end_user: { pl: 'Odbiorca', en: 'End User' },
  signs_organiser: { pl: 'Pieczęć elektroniczna Organizatora', en: 'Electronic seal of the Organiser' },
  first_person: { pl: 'pierwsza osoba reprezentująca', en: 'first representative' },
  second_person: { pl: 'druga osoba reprezentująca', en: 'second representative' },
  signature_note: {
    pl: 'Podpis elektroniczny, czas według platformy podpisu',
    en: 'Electronic signature, time as certified by the platform',
  },
  seal_note: { pl: 'Składana po podpisie Odbiorcy', en: 'Applied after the End User has signed' },
} as const satisfies Messages;

/**
 * The agreement, section by section. Points of programmes are added where `agreement.ts` says.
 *
 * @source Energy Efficiency Act (Dz.U. 2025 item 711), art. 2, 10, 15a, 16; Civil Code, art. 77²
 */
export const agreementSections: readonly SectionText[] = [
  {
    heading: { pl: 'Strony i umocowanie Operatora', en: 'Parties and authorisation of the Operator' },
    clauses: [
      {
        pl: 'Organizatorem jest {organiser}, podmiot zobowiązany w rozumieniu art. 10 ust. 2 ustawy z dnia 20 maja 2016 r. o efektywności energetycznej (Dz.U. z 2025 r. poz. 711; dalej: Ustawa). {activity}',
        en: 'The Organiser is {organiser}, an obliged entity within the meaning of art. 10(2) of the Energy Efficiency Act of 20 May 2016 (Journal of Laws 2025, item 711; the Act). {activity}',
      },
      {
        pl: 'Operatorem jest {operator}, podmiot upoważniony przez Organizatora. Operator przyjmuje i sprawdza wnioski, przygotowuje Umowę, prowadzi rozliczenie oraz korespondencję. Upoważnienie nie zwalnia Organizatora z odpowiedzialności za wykonanie Umowy.',
        en: 'The Operator is {operator}, an entity authorised by the Organiser. The Operator receives and checks applications, prepares the Agreement, and handles settlement and correspondence. The authorisation does not release the Organiser from liability for performing the Agreement.',
      },
      {
        pl: 'Odbiorcą jest strona wskazana powyżej: odbiorca końcowy w rozumieniu Ustawy i Wnioskodawca w rozumieniu Regulaminu.',
        en: 'The End User is the party named above: an end user within the meaning of the Act and the Applicant within the meaning of the Regulations.',
      },
      {
        pl: 'W imieniu Odbiorcy wniosek i Umowę podpisują łącznie dwie osoby, jedna po drugiej: osoba uprawniona do reprezentacji, która podpisuje z adresu {applicantEmail}, a po niej {secondName}, która podpisuje z adresu {secondEmail}. Odbiorca podpisał Umowę, gdy podpisały ją obie.',
        en: 'Two persons together sign the application and the Agreement for the End User, one after the other: a person entitled to represent it, who signs from the address {applicantEmail}, and then {secondName}, who signs from the address {secondEmail}. The End User has signed once both have.',
        when: ({ client_info }) => secondSignerOf(client_info) !== undefined,
      },
    ],
  },
  {
    heading: { pl: 'Podstawa prawna', en: 'Legal basis' },
    clauses: [
      {
        pl: 'Umowę zawiera się na podstawie art. 15a Ustawy, w programie bezzwrotnych dofinansowań Organizatora na rok {year}: {programmeTitle} (dalej: Program).',
        en: 'The Agreement is concluded under art. 15a of the Act, in the Organiser’s programme of non-repayable funding for {year}: {programmeTitle} (the Programme).',
      },
      {
        pl: 'Zasady Programu określa regulamin programu dofinansowań w wersji {regulationsVersion} (dalej: Regulamin), zaakceptowany przed złożeniem wniosku. W razie rozbieżności pierwszeństwo mają kolejno: Ustawa, Umowa, Regulamin.',
        en: 'The rules of the Programme are set out in the programme regulations, version {regulationsVersion} (the Regulations), accepted before the application was made. In case of discrepancy the order of precedence is: the Act, the Agreement, the Regulations.',
      },
      {
        pl: 'Oszczędność energii ustala się według {referenceRegulation} (dalej: Rozporządzenie).',
        en: 'The energy saving is determined under {referenceRegulation} (the Reference Regulation).',
      },
    ],
  },
  {
    heading: { pl: 'Przedmiot Umowy', en: 'Subject of the Agreement' },
    clauses: [
      {
        pl: 'Odbiorca wykona przedsięwzięcie służące poprawie efektywności energetycznej (dalej: Przedsięwzięcie), a Organizator udzieli na nie bezzwrotnego dofinansowania. Miejscem Przedsięwzięcia jest budynek pod adresem: {address}, działka ewidencyjna nr {plot}, księga wieczysta nr {landRegister} (dalej: Budynek).',
        en: 'The End User carries out an energy efficiency project (the Project) and the Organiser grants non-repayable funding for it. The place of the Project is the building at: {address}, plot No. {plot}, land and mortgage register No. {landRegister} (the Building).',
      },
      {
        pl: 'Przedsięwzięcie polega na zastąpieniu dotychczasowego źródła ciepła (rodzaj: {existingSource}) nowym (rodzaj: {newSource}; nazwa i model: {model}; dalej: Nowe źródło).',
        en: 'The Project replaces the existing heat source (kind: {existingSource}) by a new one (kind: {newSource}; name and model: {model}; the New Source).',
        when: isResidential,
      },
      {
        pl: 'Przedsięwzięcie polega na zastąpieniu dotychczasowego źródła ciepła nowym (nazwa i model: {model}; dalej: Nowe źródło), dzięki czemu sprawność systemu grzewczego Budynku wzrasta z {efficiencyBefore} do {efficiencyAfter}.',
        en: 'The Project replaces the existing heat source by a new one (name and model: {model}; the New Source), so that the efficiency of the heating system of the Building rises from {efficiencyBefore} to {efficiencyAfter}.',
        when: (data) => !isResidential(data),
      },
      {
        pl: 'Nowe źródło ma wyższą klasę efektywności energetycznej niż urządzenie zastępowane. Warunek ten nie dotyczy przyłączenia do sieci ciepłowniczej.',
        en: 'The New Source has a higher energy label class than the replaced device. This does not apply to a connection to a heat network.',
        when: (data) => !isNetwork(data),
      },
      {
        pl: 'Przedsięwzięcie obejmuje przyłączenie Budynku do sieci ciepłowniczej.',
        en: 'The Project includes the connection of the Building to a heat network.',
        when: isNetwork,
      },
      {
        pl: 'Wykonawca wskazany we wniosku: {installer}. Planowany dzień zakończenia Przedsięwzięcia: {plannedDate}.',
        en: 'Installer named in the application: {installer}. Planned day of completion of the Project: {plannedDate}.',
      },
    ],
  },
  {
    heading: { pl: 'Oświadczenia Odbiorcy', en: 'Statements of the End User' },
    clauses: [
      {
        pl: 'Odbiorca oświadcza, że:',
        en: 'The End User declares that:',
        points: [
          {
            pl: 'jest właścicielem Budynku oraz odbiorcą końcowym, który kupuje energię lub paliwo na własny użytek',
            en: 'the End User owns the Building and is an end user who buys energy or fuel for own use',
            when: ({ client_info }) => client_info.client_type === 'owner',
          },
          {
            pl: 'jest współwłaścicielem Budynku oraz odbiorcą końcowym, który kupuje energię lub paliwo na własny użytek',
            en: 'the End User co-owns the Building and is an end user who buys energy or fuel for own use',
            when: ({ client_info }) => client_info.client_type === 'co_owner',
          },
          {
            pl: 'ma zgodę wszystkich innych współwłaścicieli Budynku; osoby wskazane we wniosku potwierdzają ją odrębnie, a zgodę pozostałych Odbiorca udokumentuje na żądanie Organizatora lub Operatora',
            en: 'all other co-owners of the Building have given their consent; the persons named in the application confirm it by themselves, and that of the others is documented at the request of the Organiser or the Operator',
            when: agreesBy('asked'),
          },
          {
            pl: 'ma zgodę wszystkich innych współwłaścicieli Budynku na piśmie i okaże ją na żądanie Organizatora lub Operatora',
            en: 'all other co-owners of the Building have given their consent in writing, which is shown at the request of the Organiser or the Operator',
            when: agreesBy('on_paper'),
          },
          {
            pl: 'ma zgodę wszystkich innych współwłaścicieli Budynku i udokumentuje ją na żądanie Organizatora lub Operatora',
            en: 'all other co-owners of the Building have given their consent, which is documented at the request of the Organiser or the Operator',
            when: agreesBy('declared'),
          },
          {
            pl: 'nie rozpoczęto prac, przy czym za ich rozpoczęcie uznaje się wcześniejsze z dwóch zdarzeń: początek robót albo pierwsze prawnie wiążące zamówienie urządzenia',
            en: 'the works have not begun; they begin with the earlier of two events: the start of construction or the first legally binding order of the device',
          },
          {
            pl: 'Przedsięwzięcie nie było i nie będzie podstawą wydania świadectwa efektywności energetycznej, nie zostało wykazane w innym programie z art. 15a Ustawy ani rozliczone jako przedsięwzięcie potwierdzone audytem efektywności energetycznej',
            en: 'the Project has not been and will not be used to obtain an energy efficiency certificate, has not been reported in another art. 15a programme and has not been settled as a project confirmed by an energy efficiency audit',
          },
          {
            pl: 'nie korzysta z innego dofinansowania Przedsięwzięcia ze środków publicznych, a jeżeli je otrzyma, powiadomi o tym Operatora przed wypłatą',
            en: 'no other public funding is used for the Project, and the Operator is notified before payment if any is received',
            when: ({ project }) => !project.is_other_funding,
          },
          {
            pl: 'korzysta albo zamierza korzystać z innego dofinansowania Przedsięwzięcia i poda Operatorowi jego wysokość przed wypłatą',
            en: 'other funding is used or is to be used for the Project and the Operator is told its amount before payment',
            when: ({ project }) => project.is_other_funding,
          },
          {
            pl: 'dane podane we wniosku nr {reference} są prawdziwe i aktualne',
            en: 'the data given in application No. {reference} are true and up to date',
          },
        ],
      },
      {
        pl: 'O zmianie którejkolwiek z tych okoliczności Odbiorca niezwłocznie powiadamia Operatora.',
        en: 'The End User notifies the Operator without delay if any of these circumstances changes.',
      },
    ],
  },
  {
    heading: { pl: 'Kwota dofinansowania', en: 'Amount of the funding' },
    clauses: [
      {
        pl: 'Kwota dofinansowania wynosi {amount} (słownie: {amountWords}).',
        en: 'The funding amounts to {amount} (in words: {amountWords}).',
      },
      {
        pl: 'Podstawą obliczenia są: wartość referencyjna oszczędności energii finalnej {toe} toe na rok (około {kwh} kWh na rok), jednostkowa opłata zastępcza w roku {year}, to jest {unitFee} za 1 toe, oraz udział wypłaty {share}. Obliczenie przedstawia załącznik nr {calculationAnnex}.',
        en: 'The calculation is based on: the reference value of final-energy savings of {toe} toe per year (about {kwh} kWh per year), the unit substitute fee in {year}, which is {unitFee} per toe, and the payout share of {share}. Annex {calculationAnnex} shows the calculation.',
      },
      {
        pl: 'Wypłata nie może przekroczyć ustawowego pułapu {ceiling} ani udokumentowanego kosztu Przedsięwzięcia, pomniejszonego o inne środki publiczne przeznaczone na ten sam koszt.',
        en: 'The payment may exceed neither the statutory ceiling of {ceiling} nor the documented cost of the Project, less any other public funds for the same cost.',
      },
      {
        pl: 'Jeżeli stan po zakończeniu Przedsięwzięcia różni się od danych przyjętych w załączniku nr {calculationAnnex}, kwotę oblicza się ponownie na tych samych zasadach i wypłaca niższą z dwóch kwot. Ponowne obliczenie nie podwyższa kwoty z ust. 1.',
        en: 'If the state after completion of the Project differs from the data adopted in Annex {calculationAnnex}, the amount is calculated again by the same rules and the lower of the two amounts is paid. A new calculation does not raise the amount in para. 1.',
      },
      {
        pl: 'Późniejsza zmiana wartości referencyjnych albo jednostkowej opłaty zastępczej nie zmienia kwoty z ust. 1.',
        en: 'A later change of the reference values or of the unit substitute fee does not change the amount in para. 1.',
      },
      {
        pl: 'Dofinansowanie jest bezzwrotne, z zastrzeżeniem § 9.',
        en: 'The funding is non-repayable, subject to § 9.',
      },
    ],
  },
  {
    heading: { pl: 'Obowiązki Odbiorcy', en: 'Duties of the End User' },
    clauses: [
      {
        pl: 'Odbiorca:',
        en: 'The End User:',
        points: [
          {
            pl: 'zakończy Przedsięwzięcie nie później niż {lastDay}',
            en: 'completes the Project no later than {lastDay}',
          },
          {
            pl: 'w tym samym terminie zlikwiduje albo trwale wyłączy z użytku dotychczasowe źródło ciepła',
            en: 'by the same day removes the existing heat source or puts it out of use for good',
          },
          {
            pl: 'powierzy prace wymagające uprawnień osobom, które je mają',
            en: 'entrusts works that require a licence to persons who hold one',
          },
          {
            pl: 'zgłosi Operatorowi zmianę urządzenia, wykonawcy lub terminu, zanim dojdzie do prac',
            en: 'notifies the Operator of a change of device, installer or date before the works are carried out',
          },
          {
            pl: 'zgłosi Nowe źródło do Centralnej Ewidencji Emisyjności Budynków w ciągu {registrationDays, plural, one {# dnia} other {# dni}} od uruchomienia, jeżeli podlega ono zgłoszeniu',
            en: 'reports the New Source to the central register of building emissions within {registrationDays, plural, one {# day} other {# days}} of start-up, if it is subject to reporting',
          },
          {
            pl: 'utrzyma Nowe źródło w Budynku i będzie z niego korzystać przez co najmniej {durabilityYears, plural, one {# rok} few {# lata} other {# lat}} od zakończenia Przedsięwzięcia',
            en: 'keeps the New Source in the Building and uses it for at least {durabilityYears, plural, one {# year} other {# years}} from completion of the Project',
          },
          {
            pl: 'przechowa faktury, protokoły i kartę produktu do {recordsDay} i okaże je na żądanie Organizatora, Operatora lub Prezesa Urzędu Regulacji Energetyki',
            en: 'keeps invoices, reports and the product card until {recordsDay} and shows them at the request of the Organiser, the Operator or the President of the Energy Regulatory Office',
          },
          {
            pl: 'umożliwi sprawdzenie Przedsięwzięcia na miejscu, w terminie uzgodnionym co najmniej {inspectionDays, plural, one {# dzień} other {# dni}} wcześniej',
            en: 'allows an inspection on site on a day agreed at least {inspectionDays, plural, one {# day} other {# days}} in advance',
          },
        ],
      },
      {
        pl: 'Przedsięwzięcie zakończone po terminie z ust. 1 pkt 1 może zostać rozliczone wyłącznie na zasadach programu obowiązującego w roku zakończenia.',
        en: 'A Project completed after the day in para. 1(1) can only be settled under the rules of the programme of the year of completion.',
      },
    ],
  },
  {
    heading: { pl: 'Zaliczenie oszczędności energii', en: 'Counting of the energy saving' },
    clauses: [
      {
        pl: 'Oszczędność energii finalnej uzyskana dzięki Przedsięwzięciu jest zaliczana w całości i na wyłączność na poczet obowiązku Organizatora, o którym mowa w art. 10 Ustawy.',
        en: 'The saving of final energy achieved by the Project is counted, in full and exclusively, towards the duty of the Organiser under art. 10 of the Act.',
      },
      {
        pl: 'Odbiorca nie przekaże tej oszczędności nikomu innemu, a w szczególności:',
        en: 'The End User passes this saving on to no one else, and in particular:',
        points: [
          {
            pl: 'nie zawrze w jej sprawie umowy z innym podmiotem zobowiązanym',
            en: 'concludes no agreement about it with another obliged entity',
          },
          {
            pl: 'nie wystąpi o świadectwo efektywności energetycznej',
            en: 'does not apply for an energy efficiency certificate',
          },
          {
            pl: 'nie zgłosi Przedsięwzięcia jako potwierdzonego audytem efektywności energetycznej',
            en: 'does not report the Project as one confirmed by an energy efficiency audit',
          },
        ],
      },
      {
        pl: 'Organizator wykaże Umowę w zestawieniu dla Prezesa Urzędu Regulacji Energetyki. Zestawienie obejmuje nazwę albo imię i nazwisko Odbiorcy, adres, datę zakończenia Przedsięwzięcia oraz ilość zaoszczędzonej energii.',
        en: 'The Organiser lists the Agreement in its report to the President of the Energy Regulatory Office. The report holds the name of the End User, the address, the completion date of the Project and the amount of energy saved.',
      },
    ],
  },
  {
    heading: { pl: 'Rozliczenie i wypłata', en: 'Settlement and payment' },
    clauses: [
      {
        pl: 'Po zakończeniu Przedsięwzięcia Odbiorca składa wniosek o wypłatę według wzoru z załącznika nr {paymentAnnex}, a wraz z nim:',
        en: 'After completing the Project the End User submits a payment application on the form of Annex {paymentAnnex}, together with:',
      },
      {
        pl: 'Wypłata następuje jednorazowo, przelewem, w ciągu najwyżej {paymentWeeks, plural, one {# tygodnia} other {# tygodni}} od złożenia kompletnego wniosku o wypłatę, na rachunek nr {iban}, którego posiadaczem jest {holder}.',
        en: 'The money is paid in one transfer, within at most {paymentWeeks, plural, one {# week} other {# weeks}} of a complete payment application, to account No. {iban} held by {holder}.',
      },
      {
        pl: 'Jeżeli wniosek o wypłatę jest niekompletny, Operator zwraca go i wskazuje, czego brakuje. Termin {paymentWeeks, plural, one {# tygodnia} other {# tygodni}} liczy się wtedy od dnia złożenia uzupełnionego, kompletnego wniosku.',
        en: 'If the payment application is incomplete, the Operator returns it and states what is missing. The {paymentWeeks, plural, one {# week is} other {# weeks are}} then counted from the day the completed application is sent.',
      },
      {
        pl: 'Zmiana rachunku bankowego wymaga zmiany Umowy.',
        en: 'A change of the bank account requires an amendment of the Agreement.',
      },
    ],
  },
  {
    heading: { pl: 'Odmowa, obniżenie i zwrot', en: 'Refusal, reduction and repayment' },
    clauses: [
      {
        pl: 'Organizator może odmówić wypłaty w całości albo w części, jeżeli:',
        en: 'The Organiser may refuse payment in whole or in part if:',
        points: [
          {
            pl: 'oświadczenia z § 4 okazały się nieprawdziwe',
            en: 'the statements in § 4 prove to be false',
          },
          {
            pl: 'dotychczasowe źródło ciepła nie zostało zlikwidowane ani trwale wyłączone',
            en: 'the existing heat source has been neither removed nor put out of use for good',
          },
          {
            pl: 'oszczędność energii rozliczono także w inny sposób',
            en: 'the energy saving has also been counted in another way',
          },
          { pl: 'Przedsięwzięcia nie zakończono w terminie', en: 'the Project was not completed in time' },
          { pl: 'uniemożliwiono kontrolę', en: 'an inspection was prevented' },
        ],
      },
      {
        pl: 'Wypłacone dofinansowanie podlega zwrotowi w takiej części, w jakiej wypłacono je mimo okoliczności z ust. 1, a także w razie naruszenia § 6 ust. 1 pkt 6. Żądany zwrot jest proporcjonalny do naruszenia.',
        en: 'Funding that has been paid is repayable to the extent to which it was paid in spite of the circumstances in para. 1, and also in case of a breach of § 6(1)(6). The repayment demanded is proportionate to the breach.',
      },
      {
        pl: 'Przed odmową, obniżeniem kwoty albo żądaniem zwrotu Organizator wzywa Odbiorcę do wyjaśnień i wyznacza na nie co najmniej {explanationDays, plural, one {# dzień} other {# dni}}. Rozstrzygnięcie zawiera uzasadnienie.',
        en: 'Before refusing, reducing or demanding repayment the Organiser asks the End User for an explanation and allows at least {explanationDays, plural, one {# day} other {# days}} for it. The decision states its reasons.',
      },
      {
        pl: 'Zwrot następuje w ciągu {repaymentDays, plural, one {# dnia} other {# dni}} od doręczenia żądania. Po upływie tego terminu należą się odsetki ustawowe za opóźnienie.',
        en: 'Repayment is due within {repaymentDays, plural, one {# day} other {# days}} of receipt of the demand. After that statutory interest for late payment is due.',
      },
    ],
  },
  {
    heading: { pl: 'Czas trwania, odstąpienie, rozwiązanie', en: 'Term, withdrawal, termination' },
    clauses: [
      {
        pl: 'Umowa obowiązuje od dnia zawarcia do upływu okresu wskazanego w § 6 ust. 1 pkt 6.',
        en: 'The Agreement is in force from the day of its conclusion to the end of the period stated in § 6(1)(6).',
      },
      {
        pl: 'Odbiorca będący konsumentem może odstąpić od Umowy w ciągu {withdrawalDays, plural, one {# dnia} other {# dni}} od jej zawarcia, bez podania przyczyny i bez kosztów. Wystarczy wysłać oświadczenie na adres {email} przed upływem tego terminu; wzór zawiera załącznik nr {withdrawalAnnex}.',
        en: 'An End User who is a consumer may withdraw from the Agreement within {withdrawalDays, plural, one {# day} other {# days}} of its conclusion, without giving a reason and without cost. It is enough to send a statement to {email} before that time ends; Annex {withdrawalAnnex} holds a form.',
        when: isPerson,
      },
      {
        pl: 'Do chwili rozpoczęcia prac Odbiorca może wypowiedzieć Umowę ze skutkiem natychmiastowym, bez kosztów.',
        en: 'Until the works begin the End User may terminate the Agreement with immediate effect and without cost.',
      },
      {
        pl: 'Organizator może wypowiedzieć Umowę tylko wtedy, gdy zachodzą okoliczności z § 9 ust. 1, a termin z § 9 ust. 3 upłynął bezskutecznie.',
        en: 'The Organiser may terminate the Agreement only if the circumstances in § 9(1) occur and the time in § 9(3) has passed without result.',
      },
      {
        pl: 'Strona nie odpowiada za niewykonanie Umowy spowodowane siłą wyższą. Powiadamia o niej drugą stronę, gdy tylko jest to możliwe.',
        en: 'A party is not liable for a failure to perform the Agreement caused by force majeure. It notifies the other party as soon as it can.',
      },
    ],
  },
  {
    heading: { pl: 'Dane osobowe', en: 'Personal data' },
    clauses: [
      {
        pl: 'Administratorem danych osobowych jest Organizator. Operator przetwarza je w jego imieniu, na podstawie umowy powierzenia.',
        en: 'The controller of personal data is the Organiser. The Operator processes them on its behalf under a processing agreement.',
      },
      {
        pl: 'Dane są potrzebne do zawarcia i wykonania Umowy, do wypełnienia obowiązków z art. 15a i art. 16 Ustawy oraz do ustalenia, dochodzenia i obrony roszczeń.',
        en: 'The data are needed to conclude and perform the Agreement, to fulfil the duties under art. 15a and art. 16 of the Act, and to establish, pursue and defend claims.',
      },
      {
        pl: 'Umowę i dokumenty rozliczenia przechowuje się co najmniej {keepingYears, plural, one {# rok} few {# lata} other {# lat}} od upływu terminu rozliczenia obowiązku, który przypada na {settlementDay}, a więc do {recordsDay}.',
        en: 'The Agreement and the settlement documents are kept for at least {keepingYears, plural, one {# year} other {# years}} after the settlement deadline of the duty, which is {settlementDay}; that is until {recordsDay}.',
      },
      {
        pl: 'Informacje o przetwarzaniu danych i o prawach osób, których dotyczą, zawiera załącznik nr {informationAnnex}.',
        en: 'Annex {informationAnnex} informs about the processing of data and the rights of the persons concerned.',
      },
    ],
  },
  {
    heading: { pl: 'Postanowienia końcowe i załączniki', en: 'Final provisions and annexes' },
    clauses: [
      {
        pl: 'Umowę zawiera się w formie dokumentowej (art. 77² Kodeksu cywilnego), za pośrednictwem platformy podpisu elektronicznego. Każda ze stron otrzymuje dostęp do podpisanego dokumentu, który może zapisać na trwałym nośniku.',
        en: 'The Agreement is concluded in documentary form (art. 77² of the Civil Code), through an electronic signing platform. Each party receives access to the signed document and can save it on a durable medium.',
      },
      {
        pl: 'Zmiana, wypowiedzenie i rozwiązanie Umowy wymagają co najmniej formy dokumentowej. Oświadczenia przesyła się na adresy: {email} oraz {applicantEmail}.',
        en: 'An amendment or a termination of the Agreement requires at least documentary form. Statements are sent to: {email} and {applicantEmail}.',
      },
      {
        pl: 'Reklamacje przyjmuje Operator: {email}, {phone}. Odpowiedź jest udzielana w ciągu {complaintDays, plural, one {# dnia} other {# dni}}.',
        en: 'Complaints are received by the Operator: {email}, {phone}. They are answered within {complaintDays, plural, one {# day} other {# days}}.',
      },
      {
        pl: 'Konsument może skorzystać z pozasądowych sposobów rozpatrywania sporów, w tym z pomocy powiatowego lub miejskiego rzecznika konsumentów. Umowa nie ogranicza praw konsumenta.',
        en: 'A consumer may use out-of-court dispute resolution, including the help of the local consumer ombudsman. The Agreement does not limit the rights of a consumer.',
        when: isPerson,
      },
      {
        pl: 'Do Umowy stosuje się prawo polskie. Wiąże wersja polska.',
        en: 'The Agreement is governed by Polish law. The Polish version is binding.',
      },
      {
        pl: 'Załącznikami do Umowy są:',
        en: 'The annexes to the Agreement are:',
        points: [
          {
            pl: 'załącznik nr {calculationAnnex}: obliczenie kwoty dofinansowania',
            en: 'Annex {calculationAnnex}: calculation of the funding',
          },
          {
            pl: 'załącznik nr {informationAnnex}: klauzula informacyjna i wykaz oświadczeń',
            en: 'Annex {informationAnnex}: information clause and list of statements',
          },
          {
            pl: 'załącznik nr {paymentAnnex}: wzór wniosku o wypłatę',
            en: 'Annex {paymentAnnex}: form of the payment application',
          },
          {
            pl: 'załącznik nr {withdrawalAnnex}: wzór oświadczenia o odstąpieniu od Umowy',
            en: 'Annex {withdrawalAnnex}: form of the statement of withdrawal',
            when: isPerson,
          },
        ],
      },
    ],
  },
];
