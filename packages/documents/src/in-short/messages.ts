import type { PointText } from '../texts/clause-text.ts';

/** The parts of the agreement in short. */
export type AgreementPart = 'get' | 'must' | 'lose' | 'withdraw';

const isConsumer: PointText['when'] = ({ client_info }) => 'pesel' in client_info;

/** What the agreement says in plain words, each sentence once. Every number and day is a value of the agreement. */
export const inShortTexts: Readonly<Record<AgreementPart, readonly PointText[]>> = {
  get: [
    {
      pl: '{amount} bezzwrotnego dofinansowania. To kwota najwyższa: wypłata nie przekroczy udokumentowanego kosztu wymiany.',
      en: '{amount} of non-repayable funding. That is the most: the payment will not exceed the documented cost of the replacement.',
    },
    {
      when: ({ project }) => Boolean(project.is_sub_type_assumed),
      pl: 'Kwotę policzono dla najczęstszego rodzaju urządzenia: {newSource}. Przy innym kwota zostanie policzona ponownie i dostaniesz niższą z dwóch.',
      en: 'The amount was worked out for the most common type of device: {newSource}. With another type it is worked out again and you get the lower of the two.',
    },
    {
      pl: 'Jeden przelew na rachunek, którego numer kończy się na {accountEnd}.',
      en: 'One transfer to the account whose number ends in {accountEnd}.',
    },
    {
      pl: 'Pieniądze najpóźniej {paymentWeeks, plural, one {# tydzień} few {# tygodnie} other {# tygodni}} po złożeniu kompletnego wniosku o wypłatę.',
      en: 'The money at most {paymentWeeks, plural, one {# week} other {# weeks}} after a complete payment application.',
    },
  ],
  must: [
    {
      pl: 'Zamów urządzenie i zacznij prace dopiero po zawarciu umowy.',
      en: 'Order the device and begin the works only once the agreement is concluded.',
    },
    {
      pl: 'Zakończ wymianę i zlikwiduj stare źródło ciepła najpóźniej {lastDay}',
      en: 'Finish the replacement and remove the existing heat source by {lastDay} at the latest.',
    },
    {
      pl: 'Potem złóż w portalu wniosek o wypłatę i dołącz: {documents}.',
      en: 'Then send the payment application in the portal, together with: {documents}.',
    },
    {
      pl: 'Zgłoś nowe źródło do Centralnej Ewidencji Emisyjności Budynków (CEEB) w ciągu {registrationDays, plural, one {# dnia} other {# dni}} od uruchomienia, jeśli podlega zgłoszeniu.',
      en: 'Report the new source to the central register of building emissions (CEEB) within {registrationDays, plural, one {# day} other {# days}} of start-up, if it is subject to reporting.',
    },
    {
      pl: 'Korzystaj z nowego źródła w tym budynku co najmniej {durabilityYears, plural, one {# rok} few {# lata} other {# lat}} od zakończenia wymiany.',
      en: 'Keep and use the new source in this building for at least {durabilityYears, plural, one {# year} other {# years}} after the replacement is finished.',
    },
    {
      pl: 'Przechowaj faktury, protokoły i kartę produktu do {recordsDay}',
      en: 'Keep invoices, reports and the product card until {recordsDay}.',
    },
    {
      pl: 'O zmianie urządzenia, wykonawcy albo terminu napisz na {email}, zanim zaczną się prace.',
      en: 'Write to {email} about a change of device, installer or date before the works begin.',
    },
    {
      pl: 'Umożliw sprawdzenie wymiany na miejscu; termin uzgadnia się co najmniej {inspectionDays, plural, one {# dzień} other {# dni}} wcześniej.',
      en: 'Allow an inspection on site; its day is agreed at least {inspectionDays, plural, one {# day} other {# days}} in advance.',
    },
  ],
  lose: [
    {
      pl: 'Oświadczenia w umowie okażą się nieprawdziwe, na przykład prace zaczęły się przed jej zawarciem.',
      en: 'The statements in the agreement prove to be false, for example because the works began before it.',
    },
    {
      pl: 'Stare źródło ciepła nie zostanie zlikwidowane ani trwale wyłączone.',
      en: 'The existing heat source is neither removed nor put out of use for good.',
    },
    {
      pl: 'Wymiana nie zakończy się w terminie.',
      en: 'The replacement is not finished in time.',
    },
    {
      pl: 'Ta sama oszczędność energii zostanie rozliczona jeszcze gdzie indziej albo kontrola będzie niemożliwa.',
      en: 'The same energy saving is also counted elsewhere, or an inspection is prevented.',
    },
    {
      pl: 'Kwota może być niższa, jeśli stan po wymianie różni się od danych z wniosku albo inne środki publiczne pokryły ten sam koszt.',
      en: 'The amount may be lower if the state after the replacement differs from the application, or if other public funds paid the same cost.',
    },
    {
      pl: 'Wypłaconą kwotę zwraca się w części, jeśli wypłacono ją mimo takich okoliczności albo nowe źródło nie zostało utrzymane. Najpierw jest co najmniej {explanationDays, plural, one {# dzień} other {# dni}} na wyjaśnienia, a na zwrot {repaymentDays, plural, one {# dzień} other {# dni}}.',
      en: 'What was paid is repaid in part if it was paid in spite of this, or if the new source was not kept. First there are at least {explanationDays, plural, one {# day} other {# days}} to explain, then {repaymentDays, plural, one {# day} other {# days}} to repay.',
    },
  ],
  withdraw: [
    {
      pl: 'W ciągu {withdrawalDays, plural, one {# dnia} other {# dni}} od zawarcia umowy możesz od niej odstąpić bez podania przyczyny i bez kosztów. Umowa jest zawarta, gdy organizator opatrzy ją pieczęcią: zwykle kilka minut po podpisie.',
      en: 'Within {withdrawalDays, plural, one {# day} other {# days}} of its conclusion you may withdraw from the agreement without giving a reason and without cost. It is concluded when the organiser has sealed it: usually some minutes after the signature.',
      when: isConsumer,
    },
    {
      pl: 'Wystarczy wysłać oświadczenie na adres {email} przed końcem tego czasu. Gotowy wzór jest w załączniku nr {withdrawalAnnex} do umowy.',
      en: 'It is enough to send a statement to {email} before that time ends. There is a ready form in Annex {withdrawalAnnex} to the agreement.',
      when: isConsumer,
    },
    {
      pl: 'Dopóki prace się nie zaczęły, umowę można też wypowiedzieć ze skutkiem natychmiastowym i bez kosztów.',
      en: 'Until the works begin the agreement can also be terminated with immediate effect and without cost.',
    },
  ],
};
