import type { OwnSignatureFault } from '@ndp/domain/identifiers/own-signature.ts';

/** A file that came back is not taken; thrown while it is read. */
export class FileUnfit extends Error {
  override readonly name = 'FileUnfit';
  readonly fault: OwnSignatureFault;

  constructor(fault: OwnSignatureFault) {
    super(fault);
    this.fault = fault;
  }
}

/** @throws {FileUnfit} what has to hold does not */
export function demand(holds: unknown, fault: OwnSignatureFault): asserts holds {
  if (!holds) throw new FileUnfit(fault);
}
