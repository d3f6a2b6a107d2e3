import type { Language } from '@ndp/flows/message.ts';
import type { PortalConfig } from './calls/portal-config.ts';

/** What is done once the last byte of an answer has left. */
export interface Deliverable {
  readonly whenDelivered?: () => Promise<void>;
}

/** A page of the portal as the server writes it, before it is put into the built page. */
export interface WrittenPage extends Deliverable {
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
  readonly status: 200 | 404 | 422 | 503;
  /** What the page was written with, where it is one visitor's own: the browser goes on from there. */
  readonly own?: object;
  /** What the visitor's browser is to keep from now on, where that has changed. */
  readonly saved?: PageParts;
}

/**
 * What a browser keeps for the server, sealed, where no script keeps it: of the device, and of one sitting before it;
 * `linkPage` is what was ticked or typed behind a link, on the way to the page that sends it.
 */
export interface PageParts {
  readonly device?: unknown;
  readonly sitting?: unknown;
  readonly linkPage?: unknown;
}

/** Whom a page is written for. */
export interface PageVisitor {
  readonly saved: PageParts;
  readonly now: Date;
  /** What the address says after its path, `?…`. */
  readonly search?: string;
  /** Whether a language was chosen on this device: a page behind a mail’s link opens in that of the mail otherwise. */
  readonly hasChosen?: boolean;
  /** Makes the visitor's calls of the API. */
  readonly fetcher: typeof fetch;
}

/** Where the visitor belongs, and what their browser is to keep from now on. */
export interface LedOn {
  readonly location: string;
  readonly saved?: PageParts;
  /** The language that was chosen on the way. */
  readonly language?: Language;
}

/** A form that was sent without script. */
export interface PostedForm {
  readonly pathname: string;
  /** As the browser sends them. */
  readonly fields: string;
  readonly files?: readonly FormFile[];
  readonly config: PortalConfig;
  readonly language: Language;
  readonly visitor: PageVisitor;
}

/** A file that was sent with a form. */
export interface FormFile {
  /** The name of the field it was chosen in. */
  readonly field: string;
  readonly file: File;
}

/** A file that a form without script, or a link, requested. */
export interface WrittenFile extends Deliverable {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly name: string;
  /** Shown in the browser, not saved. */
  readonly isShown: boolean;
}

/** A file instead of a page. */
export interface Filed {
  readonly file: WrittenFile;
}
