import type { Message, Messages } from '../../message.ts';
import type { ZeroCause } from './zero-cause.ts';

export const quoteMessages = {
  title: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  next: { pl: 'Złóż wniosek o tę kwotę', en: 'Apply for this amount' },
  non_repayable: {
    pl: 'bezzwrotnie na wymianę źródła ciepła',
    en: 'to replace the heat source, non-repayable',
  },
  assumed: {
    pl: 'Policzono dla: {source}. Inny rodzaj może dać inną kwotę.',
    en: 'Worked out for: {source}. Another type may give another amount.',
  },
  trying: { pl: 'Próba: {source}', en: 'Trying: {source}' },
  yours: { pl: 'Twoja wycena: {amount}', en: 'Your estimate: {amount}' },
  holds: { pl: 'Aktualne do {lastDay}.', en: 'Valid until {lastDay}.' },
  number: { pl: 'Numer wyceny:', en: 'Estimate number:' },
  modest_title: { pl: 'To niewielka kwota', en: 'This is a small amount' },
  modest: {
    pl: 'Wniosek, umowa, faktura, dowód likwidacji starego źródła ciepła i przechowywanie dokumentów: razem to mniej więcej dzień pracy. Jeśli i tak wymieniasz źródło ciepła, warto złożyć wniosek.',
    en: 'The application, the agreement, the invoice, proof that the old source is gone, and papers to keep: all in all about a day’s work. If you are replacing the heat source anyway, it is worth applying.',
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
    en: 'This boiler may run only on biomethane, biogas or liquid biofuel. A statement on the fuel will be needed at settlement.',
  },
  disclaimer: {
    pl: 'To szacunek ze średnich wartości z przepisów. Wiąże kwota wpisana do umowy.',
    en: 'An estimate by the averages of the law. The amount stated in the agreement is binding.',
  },
  disclaimer_of_data: {
    pl: 'To szacunek z podanych danych o energii. Wiąże kwota wpisana do umowy.',
    en: 'An estimate by the energy data given. The amount stated in the agreement is binding.',
  },
  sheet: { pl: 'Wydrukuj, zapisz lub wyślij wycenę', en: 'Print, save or send the estimate' },
} as const satisfies Messages;

/** What comes next, and by when. */
export const datedMessages = {
  title: { pl: 'Jeśli wyślesz dziś', en: 'If you send it today' },
  by: { pl: 'Do {day}', en: 'By {day}' },
  sign: {
    pl: 'umowa podpisana, można zamawiać',
    en: 'agreement signed, the device can be ordered',
  },
  finish: { pl: 'wymiana zakończona', en: 'replacement finished' },
  finish_soon: {
    pl: 'wymiana zakończona, więc wykonawcy poszukaj już teraz',
    en: 'replacement finished, so look for an installer now',
  },
  paid: {
    pl: 'wypłata, {weeks, plural, one {# tydzień} few {# tygodnie} other {# tygodni}} po dokumentach',
    en: 'the money, {weeks, plural, one {# week} other {# weeks}} after the documents',
  },
} as const satisfies Messages;

/** How far two amounts are apart. */
export const differenceMessages = {
  more: { pl: 'o {amount} więcej', en: '{amount} more' },
  less: { pl: 'o {amount} mniej', en: '{amount} less' },
  same: { pl: 'tyle samo', en: 'the same' },
  plus: { pl: '+{amount}', en: '+{amount}' },
  minus: { pl: '−{amount}', en: '−{amount}' },
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
  change_answer: { pl: 'Zmień: {step}', en: 'Change: {step}' },
  check_answers: { pl: 'Sprawdź odpowiedzi', en: 'Check the answers' },
  to_start: { pl: 'Na stronę startową', en: 'To the start page' },
  nothing_helps: {
    pl: 'Zmiana żadnej pojedynczej odpowiedzi nie dałaby kwoty.',
    en: 'No change of a single answer would give an amount.',
  },
} as const satisfies Messages;
