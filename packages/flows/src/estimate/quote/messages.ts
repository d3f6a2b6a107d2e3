import type { Message, Messages } from '../../message.ts';
import type { ZeroCause } from './zero-cause.ts';

export const quoteMessages = {
  title: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  next: { pl: 'Złóż wniosek o tę kwotę', en: 'Apply for this amount' },
  non_repayable: {
    pl: 'bezzwrotnego dofinansowania na wymianę źródła ciepła',
    en: 'of non-repayable funding to replace the heat source',
  },
  assumed: {
    pl: 'Policzono dla: {source}. Inny rodzaj może dać inną kwotę.',
    en: 'Worked out for: {source}. Another type may give another amount.',
  },
  trying: { pl: 'Próba: {source}', en: 'Trying: {source}' },
  yours: { pl: 'Twoja wycena: {amount}', en: 'Your estimate: {amount}' },
  holds: {
    pl: 'Wycena z dnia {day}, aktualna do {lastDay}.',
    en: 'Estimate of {day}, valid until {lastDay}.',
  },
  number: { pl: 'Numer wyceny:', en: 'Estimate number:' },
  modest_title: { pl: 'To niewielka kwota', en: 'This is a small amount' },
  modest: {
    pl: 'Porównaj ją z tym, czego wymaga: wniosek w pięciu częściach, umowa, faktura i potwierdzenie zapłaty, dowód likwidacji starego źródła, przechowywanie dokumentów przez kilka lat. Razem to mniej więcej dzień pracy. Jeśli i tak wymieniasz źródło ciepła, warto złożyć wniosek. Jeśli wymiana ma się opłacić dzięki tej kwocie, najpierw policz jej koszt.',
    en: 'Weigh it up against what it takes: an application in five parts, an agreement, an invoice and proof of payment, proof that the old source is gone, and papers to be kept for some years. All in all about a day’s work. If you are replacing the heat source anyway, it is worth applying. If this amount is to make the replacement pay off, work out its cost first.',
  },
  modest_more: {
    pl: 'Niżej zobaczysz, które źródła ciepła dałyby więcej.',
    en: 'Below you can see which heat sources would give more.',
  },
  efficiency_before_floored: {
    pl: 'Podana sprawność przed wymianą to {before}. Przepisy nie pozwalają przyjąć mniej niż {floor}, dlatego oszczędność liczy się od {floor} i kwota jest niższa, niż wynikałoby z Twoich danych.',
    en: 'You gave {before} as the efficiency before the replacement. The law allows no less than {floor}, so the saving is counted from {floor} and the amount is lower than your data alone would give.',
  },
  bio_fuel_declaration_required: {
    pl: 'Ten kocioł może być zasilany tylko biometanem, biogazem lub biopaliwem ciekłym. Przy rozliczeniu potrzebne będzie oświadczenie o paliwie.',
    en: 'This boiler may run only on biomethane, biogas or liquid biofuel. A declaration of the fuel will be needed at settlement.',
  },
  what_next: { pl: 'Co dalej', en: 'What comes next' },
  next_plan: {
    pl: 'Kilka pytań o plan wymiany i adres do kontaktu.',
    en: 'A few questions about the planned replacement, and a contact address.',
  },
  next_link: {
    pl: 'Link do wniosku w wiadomości e-mail. We wniosku uzupełnisz dane wnioskodawcy i budynku.',
    en: 'A link to the application by email. There you fill in the applicant’s and the building’s details.',
  },
  next_contract: {
    pl: 'Podpis umowy przez internet, zanim ruszą prace.',
    en: 'The agreement is signed online, before any work begins.',
  },
  next_paid: {
    pl: 'Wymiana, dokumenty i wypłata na rachunek bankowy w ciągu najwyżej {weeks, plural, one {# tygodnia} other {# tygodni}}.',
    en: 'The replacement, the documents, and the funding in the bank account within at most {weeks, plural, one {# week} other {# weeks}}.',
  },
  disclaimer: {
    pl: 'To szacunek oparty na średnich wartościach z przepisów, a nie na rachunkach za ten budynek. Wiążąca jest kwota wpisana do umowy o dofinansowanie.',
    en: 'This is an estimate based on the statutory averages, not on the bills of this building. The amount stated in the funding agreement is binding.',
  },
  disclaimer_of_data: {
    pl: 'To szacunek oparty na podanych danych o energii, a nie na rachunkach za ten budynek. Wiążąca jest kwota wpisana do umowy o dofinansowanie.',
    en: 'This is an estimate based on the energy data given, not on the bills of this building. The amount stated in the funding agreement is binding.',
  },
  sheet: { pl: 'Wydrukuj, zapisz lub wyślij wycenę', en: 'Print, save or send the estimate' },
} as const satisfies Messages;

/** How far two amounts are apart. */
export const differenceMessages = {
  more: { pl: 'o {amount} więcej', en: '{amount} more' },
  less: { pl: 'o {amount} mniej', en: '{amount} less' },
  same: { pl: 'tyle samo', en: 'the same' },
} as const satisfies Messages;

/** Why there is no amount, in the visitor's words. */
export const zeroCauseMessages: Readonly<Record<ZeroCause, Message>> = {
  below_floor: {
    pl: 'Podana sprawność przed wymianą to {before}. Przepisy nie pozwalają jednak przyjąć mniej niż {floor}: tyle wynosi najmniejsza sprawność, z jaką wolno sprzedawać kotły na paliwo stałe. Sprawność po wymianie, {after}, nie jest od {floor} wyższa, więc w rozumieniu przepisów niczego się nie oszczędza. Kwota pojawi się, gdy sprawność po wymianie przekroczy {floor}.',
    en: 'You gave {before} as the efficiency before the replacement. The law, however, allows no less than {floor}: the lowest efficiency with which solid-fuel boilers may be sold. The efficiency after the replacement, {after}, is not above {floor}, so in the eyes of the law nothing is saved. There will be an amount once the efficiency afterwards is above {floor}.',
  },
  below_one: {
    pl: 'Oszczędność jest, ale tak mała, że kwota nie sięga jednej złotówki. Sprawdź, czy w liczbach nie ma pomyłki.',
    en: 'There is a saving, but so small that the amount does not reach one złoty. Check the numbers for a mistake.',
  },
  no_saving: {
    pl: 'Z podanych odpowiedzi wynika, że wymiana nie zmniejszy zużycia energii.',
    en: 'According to the answers given, the replacement would not save any energy.',
  },
  not_in_reference_set: {
    pl: 'Przepisy, według których działa ten program, nie obejmują wybranego źródła ciepła.',
    en: 'The rules this programme follows do not cover the heat source chosen.',
  },
  programme_closed: {
    pl: 'Ten program nie przyjmuje teraz nowych wycen: jeszcze nie ruszył, jest wstrzymany albo się zakończył. Żadna z odpowiedzi tego nie zmieni. Strona startowa mówi, dlaczego tak jest, i może powiadomić Cię e-mailem o otwarciu.',
    en: 'This programme takes no new estimates now: it has not begun, is paused or is over. No answer can change that. The start page says why, and can tell you by email when it opens.',
  },
};

export const zeroMessages = {
  title: { pl: 'Dla tych odpowiedzi kwota wynosi {amount}', en: 'For these answers the amount is {amount}' },
  change: { pl: 'Co może to zmienić', en: 'What can change this' },
  change_lead: {
    pl: 'Inna odpowiedź na {count, plural, one {to pytanie} other {jedno z tych pytań}} dałaby kwotę. Zmień ją tylko wtedy, gdy podana jest pomyłką albo plan może być inny.',
    en: 'Another answer to {count, plural, one {this question} other {one of these questions}} would give an amount. Change it only if the one given is a mistake, or the plan can be a different one.',
  },
  nothing_helps: {
    pl: 'Zmiana żadnej pojedynczej odpowiedzi nie dałaby kwoty.',
    en: 'No change of a single answer would give an amount.',
  },
} as const satisfies Messages;
