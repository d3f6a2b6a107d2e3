import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.ts';
import { openCipher } from '../keys/application-keys.ts';
import { type ApplicationKey, ofCase, sealContext } from '../keys/case-key.ts';
import type { EncryptedStore } from '../keys/encrypted-store.ts';

/** Tables whose rows of a case are counted from 1 and hold sealed words. */
type NumberedTable =
  | 'case_message'
  | 'case_note'
  | 'case_refusal'
  | 'correction_round'
  | 'payment_application'
  | 'payment_hearing';

/** Describes the rows of one table. */
interface RowForm<Table extends NumberedTable, Entry, Sealed extends keyof Tables[Table] & string> {
  readonly table: Table;
  /** The sealed columns, each with the name of its words in `sealContext`. */
  readonly sealed: Readonly<Record<Sealed, string>>;
  /** A row as an entry; a sealed column without a value is an empty word. */
  readonly fromRow: (row: Selectable<Tables[Table]>, words: Readonly<Record<Sealed, string>>) => Entry;
  /** The open columns of an entry, and its words. */
  readonly toRow: (
    entry: Entry,
  ) => Omit<Insertable<Tables[Table]>, 'partner_id' | 'application_id' | 'n' | Sealed>;
  readonly toWords: (entry: Entry) => Readonly<Record<Sealed, string | null>>;
}

/** Reads and writes the rows of a case in one table; each word is sealed in its row. What it does can be taken out by name. */
class SealedRows<
  Table extends NumberedTable,
  Entry extends { readonly n: number },
  Sealed extends keyof Tables[Table] & string,
> {
  readonly #form: RowForm<Table, Entry, Sealed>;

  constructor(form: RowForm<Table, Entry, Sealed>) {
    this.#form = form;
  }

  /** One word of an entry as its column holds it. */
  readonly sealWord = async (
    store: EncryptedStore,
    key: ApplicationKey,
    { n, column, text }: { readonly n: number; readonly column: Sealed; readonly text: string },
  ) => (await openCipher(store, key)).seal(text, sealContext(this.#form.sealed[column], key, n));

  /** Every entry of a case, oldest first. */
  readonly read = (store: EncryptedStore, key: ApplicationKey): Promise<readonly Entry[]> =>
    this.#select(store, key, { order: 'asc' });

  /** The newest entry of a case; undefined: there is none. */
  readonly readNewest = async (store: EncryptedStore, key: ApplicationKey): Promise<Entry | undefined> =>
    (await this.#select(store, key, { order: 'desc', limit: 1 }))[0];

  /** Adds an entry under a new number. */
  readonly add = async (store: EncryptedStore, key: ApplicationKey, entry: Entry): Promise<void> => {
    const values = await this.#valuesOf(store, key, entry);
    await this.#insert(store, { ...ofCase(key), n: entry.n, ...values }).execute();
  };

  /** Writes an entry in place of the one of its number. */
  readonly write = async (store: EncryptedStore, key: ApplicationKey, entry: Entry): Promise<void> => {
    const values = await this.#valuesOf(store, key, entry);
    await this.#insert(store, { ...ofCase(key), n: entry.n, ...values })
      .onConflict((conflict) =>
        conflict.columns(['partner_id', 'application_id', 'n']).doUpdateSet(values as never),
      )
      .execute();
  };

  #insert({ db }: EncryptedStore, values: Insertable<Tables[NumberedTable]>) {
    return db.insertInto(this.#form.table as NumberedTable).values(values);
  }

  async #select(
    store: EncryptedStore,
    key: ApplicationKey,
    range: { readonly order: 'asc' | 'desc'; readonly limit?: number },
  ): Promise<readonly Entry[]> {
    const { table, sealed, fromRow } = this.#form;
    const columns = Object.keys(sealed) as Sealed[];
    const rows = (await store.db
      .selectFrom(table as NumberedTable)
      .selectAll()
      .where((row) => row.and(ofCase(key)))
      .orderBy('n', range.order)
      .$if(range.limit !== undefined, (query) => query.limit(range.limit ?? 1))
      .execute()) as unknown as (Selectable<Tables[Table]> & Record<Sealed, Uint8Array | null> & Entry)[];
    if (rows.length === 0) return [];
    const cipher = await openCipher(store, key);
    return rows.map((row) => {
      const words = columns.map((column) => {
        const bytes: Uint8Array | null = row[column];
        return [column, bytes === null ? '' : cipher.open(bytes, sealContext(sealed[column], key, row.n))];
      });
      return fromRow(row, Object.fromEntries(words));
    });
  }

  async #valuesOf(store: EncryptedStore, key: ApplicationKey, entry: Entry) {
    const { sealed, toRow, toWords } = this.#form;
    const cipher = await openCipher(store, key);
    const words = Object.entries<string | null>(toWords(entry)).map(([column, text]) => [
      column,
      text === null ? null : cipher.seal(text, sealContext(sealed[column as Sealed], key, entry.n)),
    ]);
    return { ...toRow(entry), ...Object.fromEntries(words) };
  }
}

/** The rows of a case in one table. */
export function sealedRows<
  Table extends NumberedTable,
  Entry extends { readonly n: number },
  Sealed extends keyof Tables[Table] & string,
>(form: RowForm<Table, Entry, Sealed>): SealedRows<Table, Entry, Sealed> {
  return new SealedRows(form);
}
