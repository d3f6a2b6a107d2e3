/** A signature that waits for its name to be looked at. */
export const heldSignature = {
  typedName: 'Łucja Kowalska',
  reason: 'po ślubie',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
  statement: { version: '1', hash: 'a'.repeat(64), language: 'pl' },
};

/** A signature made elsewhere, as it is stored. */
export const ownSignature = {
  found: {
    person: { givenNames: 'Łucja', surname: 'Kowalska' },
    holder: 'Łucja Kowalska',
    issuer: 'Wystawca',
    validFrom: '2026-01-01T00:00:00.000Z',
    validTo: '2028-01-01T00:00:00.000Z',
    algorithm: 'RSA 2048, SHA-256',
  },
  match: 'same',
  isSure: false,
  fileHash: 'b'.repeat(64),
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0',
} as const;
