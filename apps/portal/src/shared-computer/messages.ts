import type { Messages } from '@ndp/flows/message.ts';

export const sharedComputerMessages = {
  menu: { pl: 'Menu', en: 'Menu' },
  title: { pl: 'Wspólny komputer?', en: 'Shared computer?' },
  help: {
    pl: 'Na komputerze w bibliotece, urzędzie lub pracy usuń z przeglądarki to, co zapisał w niej portal.',
    en: 'On a computer in a library, an office or at work, remove from the browser what the portal has saved in it.',
  },
  helpOfLinkPage: {
    pl: 'Ta strona nie zostawia danych w przeglądarce. Po 15 minutach bez ruchu zablokuje się sama, a to, co wpisane, wróci po otwarciu linku.',
    en: 'This page leaves no data in the browser. After 15 minutes without activity it locks itself, and what you typed is back when you open the link.',
  },
  lost: { pl: 'Nie masz linku do sprawy? Poproś o nowy', en: 'No link to your case? Ask for a new one' },
  finish: { pl: 'Zakończ i wyczyść', en: 'Finish and clear' },
  keep: { pl: 'Zostań na stronie', en: 'Stay on the page' },
  askTitle: { pl: 'Zakończyć i wyczyścić?', en: 'Finish and clear?' },
  askTyped: {
    pl: 'To, co wpisano na tej stronie i czego jeszcze nie zapisano lub nie wysłano, zniknie. Wszystko, co zapisano wcześniej, czeka: otworzysz je linkiem z wiadomości e-mail.',
    en: 'What was typed on this page and not saved or sent yet will be gone. Everything saved before is waiting: open the link in the email.',
  },
  askEstimate: {
    pl: 'Odpowiedzi z rozpoczętej wyceny znikną z tego urządzenia, a kolejną wycenę zaczniesz od początku.',
    en: 'The answers of the estimate you began will be gone from this device, and the next one starts from the beginning.',
  },
  nothingKept: {
    pl: 'Ta przeglądarka niczego nie zapisuje: jest w trybie prywatnym, blokuje zapis albo brakuje miejsca. Wycena działa, ale odpowiedzi znikną po zamknięciu lub odświeżeniu tej karty.',
    en: 'This browser saves nothing: it is in private mode, blocks saving, or is out of space. The estimate works, but the answers will be gone once this tab is closed or reloaded.',
  },
} as const satisfies Messages;
