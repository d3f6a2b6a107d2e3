import type { Message } from '@ndp/flows/message.ts';
import type { DocumentData } from '../document-data.ts';

/** A sentence of a template. Left out of a document for whose data `when` is false. */
export interface PointText extends Message {
  readonly when?: (data: DocumentData) => boolean;
}

export interface ClauseText extends PointText {
  readonly points?: readonly PointText[];
}

export interface SectionText {
  readonly heading: Message;
  readonly clauses: readonly ClauseText[];
}

/** What one programme adds to the agreement. */
export interface ProgrammeTerms {
  /** Continues the sentence that names the organiser; a full sentence. */
  readonly activity: Message;
  /** Conditions of this programme alone, in the section of duties. */
  readonly conditions: readonly Message[];
}

/**
 * Version of all sentences under `texts/`: the day they were written and the beginning of their digest, so that no version
 * can stand for two texts.
 */
export const templateVersion = '2026-11-27.1c88a2b8';
