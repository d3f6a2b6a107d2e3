/** A page of the portal as the server writes it, before it is put into the built page. */
export interface WrittenPage {
  readonly html: string;
  /** Of the browser's tab; empty where only the browser will know it. */
  readonly title: string;
  readonly locale: string;
  /** The partner's colours, as a style sheet. */
  readonly colours: string;
  /** The path that was written whole; undefined for a frame, whose content only the browser can know. */
  readonly whole: string | undefined;
  /** Names of the files of script to be fetched at once; of a page that can wait for its script, none. */
  readonly parts: readonly string[];
  readonly status: 200 | 404;
}
