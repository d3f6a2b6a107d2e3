import { expect, it } from 'vitest';
import { Seals } from '../../features/signing/seal/seal-signers.ts';
import type { Partner } from '../../platform/database/schema/tables.ts';
import { findPartnerTroubles } from './partner-faults.ts';

it('an operator is told why seals have no proof of revocation, until one has it again', async () => {
  const places = { environment: 'localhost', dataDir: '/nowhere', sealDir: undefined } as const;
  const seals = new Seals(places, () => new Date());
  const all = async () => [{ id: 'duon', logo: '' } as Partner];
  const partners = { all, find: async () => undefined, faults: async () => [] };
  const signing = { proofFaultOf: (id: string) => seals.proofFaultOf(id) };
  const troubles = () => findPartnerTroubles({ partners, signing, portalFolder: '/nowhere' });
  seals.noteProof('duon', 'https://ocsp.example does not answer');
  const reason =
    'Documents are sealed without proof of revocation (B-T): https://ocsp.example does not answer.';
  expect(await troubles()).toEqual([{ partner: 'duon', what: 'proof', reason }]);
  seals.noteProof('duon', undefined);
  expect(await troubles()).toEqual([]);
});
