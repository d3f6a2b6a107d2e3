import type { Messages } from '@ndp/flows/message.ts';

export const pageMessages = {
  homePage: { pl: 'Przejdź do strony głównej', en: 'Go to the home page' },
  backendTitle: { pl: 'Błąd połączenia z serwerem', en: 'Backend API error' },
  backend: {
    pl: 'Nie udało się wczytać ustawień portalu. Sprawdź adres strony i połączenie z internetem, a potem spróbuj ponownie, przechodząc do strony głównej.',
    en: 'The settings of the portal could not be loaded. Check the url and your internet connection, then try again by visiting the home page.',
  },
  tokenTitle: {
    pl: 'Ten link nie otwiera żadnej sprawy',
    en: "You don't have permission to access to this page",
  },
  token: {
    pl: 'To nie Twoja wina: link mógł wygasnąć, zastąpił go nowszy albo program pocztowy skrócił adres. Adres strony musi być dokładnie taki jak w wiadomości e-mail. Otwórz link z najnowszej wiadomości albo poproś niżej o nowy. Dane czekają; usuniętych nie otworzy żaden link.',
    en: 'The url must be exactly as in the email. This is not your fault: the link may have expired, a newer one may have replaced it, or a mail program may have cut the address. Open the link in the newest message, or ask for a new one below. What was saved waits; no link opens deleted data.',
  },
  newLinkTitle: { pl: 'Poproś o nowy link do sprawy', en: 'Ask for a new link to your case' },
  newLink: {
    pl: 'Do sprawy wchodzi się linkiem z wiadomości e-mail, bez hasła. Wyślemy nowy na adres podany w sprawie; otworzy ją tam, gdzie została, na każdym urządzeniu.',
    en: 'A link in an email opens the case; there is no password. A new one goes to the address given in the case, and opens it where you left it, on any device.',
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
  waitTitle: { pl: 'Poczekaj chwilę', en: 'Please wait a moment' },
  quoteFailed: {
    pl: 'Nie udało się obliczyć kwoty dofinansowania',
    en: 'The amount of funding could not be calculated',
  },
  quoteFailedHelp: {
    pl: 'Odpowiedzi są zachowane. Sprawdź połączenie z internetem i spróbuj ponownie.',
    en: 'Your answers are kept. Check your internet connection and try again.',
  },
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
