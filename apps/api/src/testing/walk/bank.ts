import { camtOf, type Movement, transfersIn } from '@ndp/personas/made-up-bank.ts';
import { payer } from '../desk/payment-desk.ts';

/** What somebody did with a line of a statement: what the bank said, and what the desk made of it. */
export interface Reading {
  readonly movement: Movement;
  readonly day: string;
  /** What the desk called it. */
  readonly kind: string;
  /** Polish day of the reading. */
  readonly readOn: string;
  /** Whether the transfer it names was booked before. */
  readonly wasBooked: boolean;
}

/** A file somebody took from the desk. */
interface TakenFile {
  readonly batch: string;
  readonly movements: readonly Movement[];
}

/** A statement, and what it tells. */
export interface StatementFile {
  readonly day: string;
  readonly movements: readonly Movement[];
  readonly file: { readonly base64: string };
}

/** The bank of the partner: it knows the files it was given and tells what the walk lets it tell. */
export class Bank {
  readonly files: TakenFile[] = [];
  readonly readings: Reading[] = [];
  /** The statement it sent last. */
  last: StatementFile | undefined;
  #number = 0;

  takeFile(batch: string, pain: string): void {
    this.files.push({ batch, movements: transfersIn(pain).movements });
  }

  /** Every transfer it was asked for, once. */
  orders(): readonly Movement[] {
    const all = this.files.flatMap(({ movements }) => movements);
    return [...new Map(all.map((each) => [each.id, each])).values()];
  }

  /** Sends a statement of a day, as a desk reads it. */
  send(day: string, movements: readonly Movement[]): StatementFile {
    this.#number += 1;
    const text = camtOf({ payer, number: this.#number, day, openingGr: 900_000_000, movements });
    this.last = { day, movements, file: { base64: Buffer.from(text).toString('base64') } };
    return this.last;
  }
}
