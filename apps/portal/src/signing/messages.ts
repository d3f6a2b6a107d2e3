import type { Messages } from '@ndp/flows/message.ts';

export const signingMessages = {
  title: { pl: 'Podpisanie wniosku i umowy', en: 'Signing the application and the agreement' },
  lead: {
    pl: '{organiser} prosi Cię o podpis. Nie musisz się spieszyć: najpierw spokojnie wszystko przeczytaj.',
    en: '{organiser} asks you to sign. There is no hurry: take your time to read everything first.',
  },
  amount: { pl: 'Kwota dofinansowania', en: 'Amount of funding' },
  signer: { pl: 'Podpisuje', en: 'Signer' },
  term: { pl: 'Termin podpisania', en: 'Please sign by' },
  termDays: {
    pl: '{date}, {days, plural, one {został # dzień} few {zostały # dni} many {zostało # dni} other {zostało # dnia}}',
    en: '{date}, {days, plural, one {# day left} other {# days left}}',
  },
  termToday: { pl: 'dzisiaj do godziny {hour}', en: 'today, until {hour} Polish time' },
  unansweredCoOwners: {
    pl: '{count, plural, one {# współwłaściciel nie odpowiedział} few {# współwłaścicieli nie odpowiedziało} other {# współwłaścicieli nie odpowiedziało}} jeszcze, czy się zgadza. Twój podpis będzie ważny i bez tego, a późniejszy sprzeciw już go nie zatrzyma: jeżeli nie masz pewności, najpierw porozmawiaj ze współwłaścicielami.',
    en: '{count, plural, one {# co-owner has} other {# co-owners have}} not yet answered whether they agree. Your signature counts without the answer, and a later objection no longer stops it: if you are not sure, talk to the co-owners first.',
  },
  signerFor: { pl: '{name} (w imieniu: {organisation})', en: '{name} (for {organisation})' },
  signsFirst: {
    pl: 'Podpisują dwie osoby, jedna po drugiej. Po pierwszym podpisie link dostanie {second}; umowa zostanie zawarta po obu podpisach.',
    en: 'Two persons sign, one after the other. After the first signature {second} gets a link; the agreement is concluded once both have signed.',
  },
  signsSecond: {
    pl: 'Podpisujesz jako druga osoba w imieniu: {organisation}. Pierwsza już podpisała. Twoje imię, nazwisko i adres podał wnioskodawca; o ich przetwarzaniu mówi',
    en: 'You sign as the second person for {organisation}. The first has signed. The applicant gave us your name and address; how they are processed is said in the',
  },
  clause: { pl: 'klauzula informacyjna', en: 'information clause' },
  readTitle: { pl: 'Przeczytaj dokumenty', en: 'Read the documents' },
  readWhy: {
    pl: 'Otwórz każdy dokument przed podpisem.',
    en: 'Open each document before you sign.',
  },
  opened: { pl: 'Otwarte: {opened} z {count}', en: 'Opened: {opened} of {count}' },
  toSign: { pl: 'Przejdź do podpisu', en: 'Go to the signature' },
  unopened: {
    pl: 'Najpierw otwórz:',
    en: 'First open:',
  },
  howToOpen: {
    pl: 'Naciśnij przy nim „Przeczytaj na tej stronie” albo „Otwórz PDF”.',
    en: 'Press “Read on this page” or “Open PDF” beside it.',
  },
  signTitle: { pl: 'Podpisz', en: 'Sign' },
  signHelp: {
    pl: '{count, plural, one {Dokument podpiszesz} =2 {Oba dokumenty podpiszesz} other {Wszystkie dokumenty podpiszesz}} jednym kodem z wiadomości e-mail.',
    en: 'One code signs {count, plural, one {the document} =2 {both documents} other {all documents}}. It comes by email.',
  },
  statement: { pl: 'Oświadczenia', en: 'What you declare' },
  undeclared: {
    pl: 'Zaznacz to oświadczenie: bez niego nie można podpisać.',
    en: 'Tick this statement: without it nothing can be signed.',
  },
  name: { pl: 'Imię i nazwisko', en: 'First and last name' },
  nameHelp: {
    pl: 'Jak w dokumentach: {name}',
    en: 'As in the documents: {name}',
  },
  nameHelpFor: {
    pl: 'Osoby, która podpisuje i jest uprawniona do reprezentowania: {name} (na przykład członek zarządu albo pełnomocnik).',
    en: 'Of the person who signs and is entitled to represent {name}, for example a board member or an authorised representative.',
  },
  nameMissing: { pl: 'Wpisz imię i nazwisko.', en: 'Type your first and last name.' },
  sendCode: { pl: 'Wyślij kod na e-mail', en: 'Send the code by email' },
  sendCodeIn: { pl: 'Wyślij nowy kod za {seconds} s', en: 'Send a new code in {seconds} s' },
  sendNewCode: { pl: 'Wyślij nowy kod', en: 'Send a new code' },
  codeSent: { pl: 'Kod został wysłany na e-mail.', en: 'The code has been sent by email.' },
  newCodeSent: {
    pl: 'Nowy kod został wysłany. Poprzedni już nie działa.',
    en: 'A new code has been sent. The one before no longer works.',
  },
  code: { pl: 'Kod z wiadomości', en: 'Code from the message' },
  codeHelp: {
    pl: '6 cyfr. Kod jest ważny {minutes, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}. Jeśli nie widzisz wiadomości, zajrzyj do folderu ze spamem.',
    en: '6 digits. The code is valid for {minutes, plural, one {# minute} other {# minutes}}. If you do not see the message, look in the spam folder.',
  },
  codeWrongLength: {
    pl: 'Kod ma 6 cyfr. Przepisz go z wiadomości e-mail.',
    en: 'The code has 6 digits. Please copy it from the email.',
  },
  sign: {
    pl: '{count, plural, one {Podpisuję dokument} =2 {Podpisuję oba dokumenty} other {Podpisuję wszystkie dokumenty}}',
    en: '{count, plural, one {I sign the document} =2 {I sign both documents} other {I sign all documents}}',
  },
  notRead: { pl: 'Przed podpisem', en: 'Before you sign' },
  failed: { pl: 'Nie udało się', en: 'That did not work' },
  kept: {
    pl: 'Wpisane dane są nadal na stronie. Spróbuj jeszcze raz.',
    en: 'What you typed is still on the page. Please try again.',
  },
  fileApplication: { pl: '{reference}-wniosek.pdf', en: '{reference}-application.pdf' },
  fileAgreement: { pl: '{reference}-umowa.pdf', en: '{reference}-agreement.pdf' },
} as const satisfies Messages;

/** The agreement on one page. */
export const inShortMessages = {
  title: { pl: 'Umowa na jednej stronie', en: 'The agreement on one page' },
  lead: {
    pl: 'Najważniejsze zasady prostymi słowami. Wiąże pełna treść umowy, która jest niżej.',
    en: 'What matters most in plain words. The full text below is binding.',
  },
  get: { pl: 'Dostajesz', en: 'You get' },
  must: { pl: 'Twoje obowiązki', en: 'You must' },
  lose: { pl: 'Kiedy możesz stracić pieniądze', en: 'When you may lose the money' },
  withdraw: { pl: 'Jak się wycofać', en: 'How to withdraw' },
} as const satisfies Messages;

/** A typed name that is not the signer's. */
export const nameMessages = {
  other: {
    pl: 'We wniosku jest: {name}.',
    en: 'The application says: {name}.',
  },
  noPerson: {
    pl: 'Wpisz imię i nazwisko osoby, która podpisuje w imieniu: {name}.',
    en: 'Type the first and last name of the person who signs for: {name}.',
  },
  ofSecond: {
    pl: 'Tak nazywa się druga osoba, która podpisze później: {name}. Wpisz własne imię i nazwisko.',
    en: 'This is the name of the second person, who signs later: {name}. Type your own name.',
  },
  question: {
    pl: 'Jeśli to pomyłka, popraw wpis. Jeśli tak się teraz nazywasz, możesz podpisać: imię i nazwisko sprawdzi wtedy człowiek.',
    en: 'If this is a mistake, correct it. If this is your name now, you can sign with it: a person will then check the name.',
  },
  insists: { pl: 'To moje imię i nazwisko, podpisuję nim', en: 'This is my name, and I sign with it' },
  insistsMeans: {
    pl: 'Umowa nie będzie podpisana od razu. O wyniku sprawdzenia napiszemy e-mailem.',
    en: 'The agreement will not be signed at once. We will tell you the result of the check by email.',
  },
  reason: { pl: 'Dlaczego jest inne niż we wniosku?', en: 'Why does it differ from the application?' },
  optional: { pl: 'opcjonalnie', en: 'optional' },
  reasonHelp: {
    pl: 'Na przykład: zmiana nazwiska po ślubie.',
    en: 'For example: name changed after marriage.',
  },
} as const satisfies Messages;

/** A signature that waits for a person. */
export const heldMessages = {
  title: { pl: 'Podpis czeka na sprawdzenie', en: 'The signature is waiting to be checked' },
  text: {
    pl: 'Podpis w sprawie {reference} ma inne imię i nazwisko niż wniosek albo nie da się go potwierdzić automatycznie. Sprawdzi to człowiek, dlatego umowa nie jest jeszcze podpisana.',
    en: 'The name in the signature for {reference} differs from the application, or it cannot be confirmed automatically. A person will check it, so the agreement is not signed yet.',
  },
  mail: {
    pl: 'O wyniku napiszemy e-mailem. Teraz nie musisz nic robić.',
    en: 'We will tell you the result by email. There is nothing you have to do now.',
  },
  ofSecond: {
    pl: 'Jeśli podpis nie zostanie przyjęty, przyjdzie nowy link. Teraz nie musisz nic robić.',
    en: 'If the signature is not accepted, a new link comes. There is nothing you have to do now.',
  },
  wait: {
    pl: 'Termin podpisu nie upłynie, dopóki trwa sprawdzanie.',
    en: 'The time to sign does not run out while the check goes on.',
  },
  order: {
    pl: 'Nie zamawiaj jeszcze urządzenia i nie zaczynaj prac.',
    en: 'Please order no device and begin no works yet.',
  },
} as const satisfies Messages;

/** Signing with one's own means, and sending the file back. */
export const ownSignatureMessages = {
  open: {
    pl: 'Mam własny podpis elektroniczny',
    en: 'I have my own electronic signature',
  },
  meaning: {
    pl: 'Zamiast kodu z wiadomości możesz podpisać dokumenty swoim podpisem (kwalifikowanym, osobistym z e-dowodu albo zaufanym) i odesłać je tutaj.',
    en: 'Instead of the code from the message, you can sign the documents with your own signature (qualified, personal from the e-ID card, or trusted profile) and send them back here.',
  },
  download: {
    pl: 'Pobierz każdy dokument przyciskiem „Pobierz PDF”, który jest przy nim wyżej.',
    en: 'Download each document with the button “Download PDF” beside it above.',
  },
  sign: {
    pl: 'Podpisz każdy plik jeden raz w swoim programie do podpisu, w formacie PAdES (podpis w pliku PDF). Nie drukuj go i nie zmieniaj.',
    en: 'Sign each file once in your signing software, in the PAdES format (a signature within the PDF). Do not print or change it.',
  },
  send: { pl: 'Wyślij tutaj każdy podpisany plik.', en: 'Send each signed file here.' },
  check: {
    pl: 'Od razu sprawdzimy, czy to te same dokumenty i czy podpis jest Twój. Gdy czegoś nie da się sprawdzić automatycznie, podpis obejrzy człowiek, a o wyniku napiszemy e-mailem.',
    en: 'We check at once whether these are the same documents and whether the signature is yours. If something cannot be checked automatically, a person looks at the signature, and we tell you the result by email.',
  },
  file: { pl: 'Podpisany plik PDF', en: 'Signed PDF file' },
  help: { pl: 'Do 10 MB.', en: 'Up to 10 MB.' },
  choose: { pl: 'Wybierz plik', en: 'Choose a file' },
  none: { pl: 'nie wybrano pliku', en: 'no file chosen' },
  missing: { pl: 'Wybierz podpisany plik.', en: 'Choose the signed file.' },
  sendFile: { pl: 'Wyślij podpisany plik', en: 'Send the signed file' },
  taken: {
    pl: 'Ten dokument już jest. Wyślij jeszcze drugi.',
    en: 'This document is here. Send the other one too.',
  },
  takenOf: {
    pl: 'Ten dokument już jest, podpisany certyfikatem: {holder}. Możesz go zastąpić.',
    en: 'This document is here, signed with the certificate of {holder}. You may replace it.',
  },
} as const satisfies Messages;

/** The way from the signing page to the case. */
export const caseMessages = {
  title: { pl: 'Twoja sprawa', en: 'Your case' },
  here: { pl: 'Przejdź do sprawy', en: 'Go to the case' },
  byMail: {
    pl: 'Każda wiadomość o sprawie ma przycisk, który otwiera jej stronę. Tam widać etap sprawy i terminy, tam też złożysz wniosek o wypłatę.',
    en: 'Every message about the case has a button that opens its page. It shows how the case stands and its deadlines, and there you apply for the payment.',
  },
  lost: {
    pl: 'Nie widzisz wiadomości? Wyślij sobie nowy link',
    en: 'Cannot find the message? Send yourself a new link',
  },
} as const satisfies Messages;

export const decliningMessages = {
  open: { pl: 'Nie chcę podpisać', en: 'I do not want to sign' },
  meaning: {
    pl: 'Bez podpisu nie będzie umowy, więc wniosek zostanie wycofany i nie będzie wypłaty. Tego kroku nie można cofnąć. {newEstimate}',
    en: 'Without a signature there is no agreement, so the application is withdrawn and nothing is paid out. This step cannot be undone. {newEstimate}',
  },
  meaningSecond: {
    pl: 'Bez Twojego podpisu nie będzie umowy. Wnioskodawca i organizator programu dowiedzą się, że nie podpisujesz. Tego kroku nie można cofnąć.',
    en: 'Without your signature there is no agreement. The applicant and the organiser of the programme are told that you do not sign. This step cannot be undone.',
  },
  meanwhile: {
    pl: 'Jeśli w dokumentach jest błąd, nie musisz rezygnować. Popraw dane na stronie sprawy, a dokumenty powstaną od nowa.',
    en: 'If there is a mistake in the documents, there is no need to give up. Correct the data on the page of the case, and the documents are made again.',
  },
  meanwhileSecond: {
    pl: 'Jeśli w dokumentach jest błąd albo podpisać ma ktoś inny, nie odmawiaj: powiedz o tym wnioskodawcy. Jeśli nie reprezentujesz tego wnioskodawcy, po prostu zamknij tę stronę.',
    en: 'If there is a mistake in the documents, or somebody else is to sign, do not decline: tell the applicant. If you do not represent this applicant, simply close this page.',
  },
  reason: { pl: 'Powód', en: 'Reason' },
  optional: { pl: 'opcjonalnie', en: 'optional' },
  confirm: { pl: 'Nie podpisuję i wycofuję wniosek', en: 'I do not sign and withdraw the application' },
  confirmSecond: { pl: 'Nie podpisuję', en: 'I do not sign' },
} as const satisfies Messages;

export const signedMessages = {
  title: { pl: 'Podpisano', en: 'Signed' },
  text: {
    pl: 'Dziękujemy. Podpis w sprawie {reference} został przyjęty. Na tej stronie nie musisz już nic robić.',
    en: 'Thank you. The signature for {reference} has been accepted. There is nothing more to do on this page.',
  },
  nextTitle: { pl: 'Co dalej?', en: 'What comes next?' },
  secondNow: {
    pl: 'Teraz podpisuje {second}: link wysłaliśmy na adres tej osoby. Umowa zostanie zawarta dopiero po tym podpisie.',
    en: 'Now {second} signs: the link was sent to this person’s address. The agreement is concluded only after that signature.',
  },
  applicantOn: {
    pl: 'Podpisane dokumenty i dalsze wiadomości dostanie wnioskodawca na swój adres.',
    en: 'The applicant gets the signed documents and all further messages.',
  },
  seal: {
    pl: 'Dokumenty otrzymają pieczęć elektroniczną organizatora: {organiser}; zwykle trwa to kilka minut.',
    en: 'The documents receive the electronic seal of the organiser: {organiser}; that usually takes a few minutes.',
  },
  mail: {
    pl: 'Na adres e-mail przyjdą dwie wiadomości: potwierdzenie, że umowa jest podpisana, oraz link do obu dokumentów do zachowania.',
    en: 'Two messages arrive by email: the confirmation that the agreement is signed, and a link to both documents to keep.',
  },
  order: {
    pl: 'Urządzenie zamów i prace zacznij dopiero po tym potwierdzeniu.',
    en: 'Order the device and begin the works only after that confirmation.',
  },
  settle: {
    pl: 'Po wymianie źródła ciepła złóż w portalu wniosek o wypłatę i dołącz dokumenty.',
    en: 'Once the heat source is replaced, apply for the payment in the portal and add the documents.',
  },
  withdrawTitle: { pl: 'Prawo do odstąpienia', en: 'The right to withdraw' },
  withdraw: {
    pl: 'Do {day} możesz odstąpić od umowy bez podania przyczyny i bez kosztów. Wystarczy, że do tego dnia wyślesz oświadczenie na adres {email}. Gotowy wzór jest w załączniku nr {withdrawalAnnex} do umowy.',
    en: 'Until {day} you may withdraw from the agreement without giving a reason and without cost. Just send a statement to {email} by that day. There is a ready form in Annex {withdrawalAnnex} to the agreement.',
  },
} as const satisfies Messages;

export const declinedMessages = {
  title: { pl: 'Wniosek został wycofany', en: 'The application has been withdrawn' },
  text: {
    pl: 'Dokumenty w sprawie {reference} nie zostały podpisane. Umowy nie ma i nie musisz nic więcej robić.',
    en: 'The documents of case {reference} were not signed. There is no agreement, and there is nothing more you have to do.',
  },
  anew: {
    pl: 'Jeśli zmienisz zdanie, zacznij od nowa: wycena zajmuje około 3 minut, a potem wypełnisz nowy wniosek. Kwota może być wtedy inna.',
    en: 'If you change your mind, you can start again: the estimate takes about 3 minutes, then you fill in a new application. The amount may differ then.',
  },
  titleSecond: { pl: 'Nie podpisujesz dokumentów', en: 'You do not sign the documents' },
  applicantTold: {
    pl: 'Wnioskodawca dowie się o tym z wiadomości e-mail.',
    en: 'The applicant will hear of it by email.',
  },
  start: { pl: 'Rozpocznij nową wycenę', en: 'Begin a new estimate' },
} as const satisfies Messages;

export const signingOverMessages = {
  title: { pl: 'Ten link już nie działa', en: 'This link no longer works' },
  text: {
    pl: 'Ten link nie prowadzi do niczego, co czeka na podpis.',
    en: 'This link does not lead to anything to sign.',
  },
  whyTitle: { pl: 'Możliwe powody', en: 'Possible reasons' },
  whySigned: {
    pl: 'Dokumenty są już podpisane. Potwierdzenie jest wtedy w skrzynce odbiorczej.',
    en: 'The documents have been signed already. The confirmation is then in your inbox.',
  },
  whyNewer: {
    pl: 'Przyszła nowsza wiadomość z prośbą o podpis. Działa tylko link z najnowszej.',
    en: 'A newer message asking for the signature has come. Only the link in the newest one works.',
  },
  whyCorrected: {
    pl: 'Wniosek jest poprawiany. Poprzednich dokumentów nie można już podpisać: nowe przyjdą po wysłaniu poprawionego wniosku.',
    en: 'The application is being corrected. The earlier documents can no longer be signed: new ones come once the corrected application is sent.',
  },
  whyTerm: {
    pl: 'Minął termin podpisania albo wniosek został wycofany.',
    en: 'The time to sign is over, or the application was withdrawn.',
  },
  whyCut: {
    pl: 'Adres nie został skopiowany w całości. Otwórz link wprost z wiadomości.',
    en: 'The address was not copied in full. Open the link directly from the message.',
  },
  nextTitle: { pl: 'Co możesz zrobić?', en: 'What can you do?' },
  next: {
    pl: 'Strona sprawy pokazuje, na jakim jest etapie, i tam wyślesz poprawiony wniosek. Link do niej jest we wcześniejszych wiadomościach; możesz też zamówić nowy.',
    en: 'The page of the case shows how it is progressing, and a corrected application is sent there. The link to it is in the earlier messages; you can also ask for a new one.',
  },
} as const satisfies Messages;

export const preparingMessages = {
  title: { pl: 'Dokumenty są przygotowywane', en: 'The documents are being prepared' },
  text: {
    pl: 'Zwykle trwa to mniej niż minutę. Link pozostaje ważny, więc możesz też wrócić tu później.',
    en: 'That usually takes less than a minute. The link stays valid, so you may also come back later.',
  },
  retry: { pl: 'Sprawdź ponownie', en: 'Check again' },
} as const satisfies Messages;
