/** A file that cannot be imported: which one, on which line, and what is wrong with it. Nothing was changed. */
export class ImportFailure extends Error {
  override readonly name = 'ImportFailure';
  readonly file: string;
  /** Counted from 1; undefined when the trouble is not on one line. */
  readonly line: number | undefined;

  constructor(file: string, line: number | undefined, reason: string, options?: ErrorOptions) {
    super(`${file}${line === undefined ? '' : `, line ${line}`}: ${reason}`, options);
    this.file = file;
    this.line = line;
  }
}
