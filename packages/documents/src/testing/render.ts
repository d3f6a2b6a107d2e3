import { composeDocument } from '../compose-document.ts';
import type { DocumentData } from '../document-data.ts';

/** The application for funding, as its bytes. */
export async function renderApplication(data: DocumentData): Promise<Uint8Array> {
  return (await composeDocument('application', data)).bytes;
}

/** The funding agreement with its annexes, as its bytes. */
export async function renderAgreement(data: DocumentData): Promise<Uint8Array> {
  return (await composeDocument('agreement', data)).bytes;
}
