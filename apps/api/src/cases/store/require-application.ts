import type { Application } from '../../platform/database/schema/tables.ts';
import { OnlyCallback } from './refusals.ts';

/** @throws {OnlyCallback} it is a request to be called back */
export function requireApplication({ kind }: Pick<Application, 'kind'>): void {
  if (kind === 'callback') throw new OnlyCallback();
}
