import type { Language } from '@ndp/flows/message.ts';
import type { Fact } from './block.ts';
import type { EvidenceLetterhead } from './evidence-document.ts';

/** A case as its contents page tells it: the same data give the same bytes. Moments are UTC, ISO 8601; amounts grosze. */
export interface CaseFileDocument {
  readonly reference: string;
  readonly language: Language;
  readonly letterhead: EvidenceLetterhead;
  readonly madeAt: string;
  readonly madeBy: string;
  /** Status, programme, amount and the like, in words. */
  readonly summary: readonly Fact[];
  /** What the applicant told, part by part, in words. */
  readonly parts: readonly { readonly title: string; readonly rows: readonly Fact[] }[];
  readonly files: readonly CaseFileEntry[];
  readonly missing: readonly MissingEntry[];
  readonly history: readonly CaseEntry[];
  readonly corrections: readonly (Omit<CaseEntry, 'at'> & { readonly at: string | null })[];
  readonly payments: readonly CaseFilePayment[];
  readonly messages: readonly CaseEntry[];
  /** Undefined: they were left out. */
  readonly notes: readonly CaseEntry[] | undefined;
  /** The end of the case’s chain. */
  readonly lastHash: string;
}

/** A file of the case file; where it is no written document, `what` says what it holds. */
interface CaseFileEntry {
  readonly path: string;
  readonly what: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** A document the case names whose bytes cannot be read any more. */
type MissingEntry = Pick<CaseFileEntry, 'what' | 'sha256'>;

/** What somebody did or wrote. */
export interface CaseEntry {
  readonly at: string;
  readonly who: string;
  readonly text: string;
}

export interface CaseFilePayment {
  readonly transferId: string;
  readonly amountGr: number;
  /** In words. */
  readonly state: string;
  /** `YYYY-MM-DD` */
  readonly bookedOn: string | null;
  readonly people: string;
}
