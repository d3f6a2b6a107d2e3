import type { Messages } from '@ndp/flows/message.ts';

export const welcomeMessages = {
  title: {
    pl: 'Dofinansowanie do wymiany źródła ciepła',
    en: 'Funding to replace a heat source',
  },
  lead: {
    pl: 'Bezzwrotne pieniądze dla właścicieli domów, budynków wielorodzinnych i budynków niemieszkalnych. Kwotę można poznać w kilka minut, bez zakładania konta.',
    en: 'Non-repayable money for owners of houses, apartment buildings and non-residential buildings. Find out the amount in a few minutes, without creating an account.',
  },
  start: { pl: 'Rozpocznij', en: 'Start' },
  resume: { pl: 'Wróć do rozpoczętej wyceny', en: 'Continue the estimate' },
  duration: {
    pl: 'Wycena zajmuje około 3 minut.',
    en: 'The estimate takes about 3 minutes.',
  },
  saved: {
    pl: 'Odpowiedzi zapisują się na tym urządzeniu.',
    en: 'Your answers are saved on this device.',
  },
  stepsTitle: { pl: 'Sześć kroków do dofinansowania', en: 'Six steps to the funding' },
  step1: { pl: 'Wycena', en: 'Get an estimate' },
  step1Help: {
    pl: 'Kilka pytań o budynek i źródło ciepła, a potem kwota z wyjaśnieniem.',
    en: 'A few questions about the building and the heat source, then the amount with its explanation.',
  },
  step2: { pl: 'Uzupełnienie wniosku', en: 'Complete the application' },
  step2Help: {
    pl: 'Link z wiadomości e-mail potwierdza adres i otwiera wniosek.',
    en: 'The link in the e-mail verifies the address and opens the application.',
  },
  step3: { pl: 'Podpisanie umowy o dofinansowanie', en: 'Sign the funding contract' },
  step3Help: {
    pl: 'Umowę podpisuje się elektronicznie, z linku w wiadomości e-mail.',
    en: 'The contract is signed electronically, from a link in an e-mail.',
  },
  step4: { pl: 'Wymiana starego źródła ciepła', en: 'Replace the old heat source' },
  step4Help: {
    pl: 'Prace zaczynają się dopiero po podpisaniu umowy.',
    en: 'The works start only after the contract has been signed.',
  },
  step5: {
    pl: 'Potwierdzenie wymiany',
    en: 'Confirm the instalment',
  },
  step5Help: {
    pl: 'Potrzebne są dokumenty oraz wniosek o wypłatę dofinansowania.',
    en: 'With documents and a payment application.',
  },
  step6: { pl: 'Wypłata dofinansowania', en: 'Receive the funding' },
  step6Help: {
    pl: 'Pieniądze trafiają na rachunek bankowy w ciągu najwyżej 8 tygodni.',
    en: 'The money reaches the bank account within at most 8 weeks.',
  },
  prepareTitle: { pl: 'Kto może złożyć wniosek', en: 'Who can apply' },
  prepare: {
    pl: 'Właściciel lub współwłaściciel budynku, który jest odbiorcą końcowym energii lub paliwa: zwykle jest to osoba wskazana na fakturze za prąd, gaz lub ciepło.',
    en: 'The owner or a co-owner of the building who is the final recipient of energy or fuel: usually the person named on the electricity, gas or heat invoice.',
  },
} as const satisfies Messages;

export const errorMessages = {
  homePage: { pl: 'Przejdź do strony głównej', en: 'Go to the home page' },
  retry: { pl: 'Spróbuj ponownie', en: 'Retry' },
  networkTitle: { pl: 'Błąd sieci', en: 'Network error' },
  network: {
    pl: 'Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Please check your internet connection and try again.',
  },
  backendTitle: { pl: 'Błąd połączenia z serwerem', en: 'Backend API error' },
  backend: {
    pl: 'Nie udało się wczytać ustawień portalu. Sprawdź adres strony i połączenie z internetem, a potem spróbuj ponownie, przechodząc do strony głównej.',
    en: 'The settings of the portal could not be loaded. Check the url and your internet connection, then try again by visiting the home page.',
  },
  tokenTitle: {
    pl: 'Brak uprawnień do wyświetlenia tej strony',
    en: "You don't have permission to access to this page",
  },
  token: {
    pl: 'Adres strony musi być dokładnie taki jak w wiadomości e-mail. Otwórz link z wiadomości jeszcze raz albo skopiuj go w całości. Link mógł też wygasnąć, a dane mogły zostać usunięte.',
    en: 'The url must be exactly as in the email. Open the link in the message again, or copy it whole. The link may also have expired, or the data may have been deleted.',
  },
  localhostTitle: {
    pl: 'Pod tym adresem portal nie jest dostępny',
    en: 'The portal is not available at this address',
  },
  localhost: {
    pl: 'Portalu nie można otworzyć pod adresem „localhost” ani pod adresem IP. Każdy partner ma własny adres.',
    en: 'The portal cannot be opened at “localhost” or at an IP address. Each partner has an address of its own.',
  },
  portals: { pl: 'Adresy portali', en: 'Addresses of the portals' },
  domainTitle: { pl: 'Nieznany adres portalu', en: 'Unknown portal address' },
  domain: {
    pl: 'Ten adres nie należy do żadnego partnera programu. Sprawdź, czy został wpisany dokładnie tak jak w otrzymanej wiadomości lub na stronie partnera.',
    en: 'This address does not belong to any partner of the programme. Check that it is written exactly as in the message or on the partner’s website.',
  },
  waitTitle: { pl: 'Trzeba chwilę poczekać', en: 'Please wait a moment' },
  unexpectedTitle: { pl: 'Coś poszło nie tak', en: 'Something went wrong' },
  unexpected: {
    pl: 'Wystąpił nieoczekiwany błąd. Wpisane odpowiedzi są zachowane. Spróbuj ponownie.',
    en: 'An unexpected error occurred. Your answers are kept. Please try again.',
  },
  notFoundTitle: { pl: 'Nie ma takiej strony', en: 'Page not found' },
  notFound: {
    pl: 'Strona mogła zostać przeniesiona albo w adresie jest błąd.',
    en: 'The page may have moved, or there is a mistake in the address.',
  },
} as const satisfies Messages;
