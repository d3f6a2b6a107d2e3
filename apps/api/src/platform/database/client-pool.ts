/** What the database answers to a statement. */
interface ClientAnswer {
  /** How many rows were read or written. */
  readonly rowCount: number | null;
  readonly rows: readonly unknown[];
}

/** A connection that somebody has taken. */
export interface Client {
  /** Asks one statement with its values, or several in one text without any. */
  query(text: string, values: readonly unknown[]): Promise<ClientAnswer>;
  /** @param isBroken  it is closed instead of being used again */
  release(isBroken?: boolean): void;
}

/** Connections that are taken and given back. */
export interface ClientPool {
  connect(): Promise<Client>;
  end(): Promise<void>;
}
