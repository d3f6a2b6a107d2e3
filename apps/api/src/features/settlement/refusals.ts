import type { DocumentKind } from '@ndp/domain/settlement/document-kinds.ts';
import { mostDocumentBytes, mostDocuments } from '@ndp/domain/settlement/settling.ts';
import { documentNames, type FileProblem, fileProblems } from '@ndp/flows/application/payment/messages.ts';
import type { Message } from '@ndp/flows/message.ts';
import { Refusal, refusal, refusalFor } from '../../platform/refusals.ts';

/** The content of a file is not that of a document which may be kept. */
export class FileRefused extends refusalFor(422, fileProblems) {
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A page of a file cannot be shown as a picture. */
export class PageNotDrawn extends refusal(422, {
  pl: 'Tej strony nie da się pokazać. Otwórz sam plik.',
  en: 'This page cannot be shown. Open the file itself.',
}) {}

/** The virus scanner does not answer: nothing is taken unseen. */
export class ScanAway extends refusal(503, {
  pl: 'Nie można teraz sprawdzić tego pliku programem antywirusowym, więc nie został przyjęty. Wyślij go ponownie za kilka minut.',
  en: 'This file cannot be checked by the virus scanner just now, so it was not taken. Send it again in a few minutes.',
}) {
  override readonly retryAfterSeconds = 120;
}

export class SettlementClosed extends refusalFor(409, {
  unsigned: {
    pl: 'Rozliczenie będzie możliwe po podpisaniu umowy o dofinansowanie.',
    en: 'The settlement opens once the funding agreement is signed.',
  },
  requested: {
    pl: 'Wniosek o wypłatę został już złożony i jest sprawdzany, więc dokumentów nie można teraz zmienić. W sprawie zmian zadzwoń albo napisz: telefon i e-mail są na dole strony.',
    en: 'The payment has already been applied for and is being checked, so the documents cannot be changed now. Please get in touch about changes: phone and email are at the bottom of the page.',
  },
}) {}

export class SettlementFull extends refusal(409, {
  pl: 'Do jednego wniosku możesz dodać najwyżej {count, plural, one {# plik} few {# pliki} other {# plików}}, razem do {megabytes} MB. Usuń niepotrzebne albo połącz kilka stron w jeden plik PDF.',
  en: 'One application takes at most {count, plural, one {# file} other {# files}}, {megabytes} MB together. Remove what is not needed, or join several pages into one PDF.',
}) {
  override readonly values = { count: mostDocuments, megabytes: mostDocumentBytes / 1024 / 1024 };
}

export class DocumentUnknown extends refusal(404, {
  pl: 'Tego dokumentu już nie ma. Odśwież stronę, aby zobaczyć aktualną listę.',
  en: 'This document is no longer there. Reload the page to see the current list.',
}) {}

export class DocumentsMissing extends Refusal {
  readonly status = 409;
  readonly sentence: Message;

  constructor(kinds: readonly DocumentKind[]) {
    super();
    const list = (language: 'pl' | 'en') => kinds.map((kind) => documentNames[kind][language]).join(', ');
    this.sentence = {
      pl: `Brakuje dokumentów: ${list('pl')}. Dodaj je i złóż wniosek ponownie.`,
      en: `Documents are missing: ${list('en')}. Add them and apply again.`,
    };
  }
}

/** The statement was changed since the page was opened: what was agreed to is not what would be kept. */
export class StatementChanged extends refusal(409, {
  pl: 'Treść oświadczenia zmieniła się w międzyczasie. Odśwież stronę, przeczytaj je i złóż wniosek ponownie; dokumenty nie przepadły.',
  en: 'The statement has changed in the meantime. Reload the page, read it and apply again; the documents are not lost.',
}) {}
