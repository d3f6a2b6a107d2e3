import { changed, consumerInvoice } from '@ndp/invoice/testing/examples.ts';
import { polishDay } from '../../../platform/clock.ts';
import { pdfOf } from '../../settlement/sample-files.ts';
import { goodPayment, requiredKinds, sendFile } from '../../settlement/settlements.ts';
import { ofPortal, type WalkAction } from '../act.ts';
import type { Scene } from '../scene.ts';
import { isAsked } from './applicant.ts';

const isThere = (scene: Scene) => scene.case !== undefined;
const isSettling = (scene: Scene) => scene.isIn('contract_signed', 'in_realisation');

export const documentsOf = ({ facts, case: known }: Scene) =>
  facts.documents.filter((each) => each.case === known?.id);

const missing = (scene: Scene) =>
  requiredKinds.filter((kind) => !documentsOf(scene).some((each) => each.kind === kind));

export const settlementActs: readonly WalkAction[] = [
  {
    name: 'applicant uploads a document',
    action: () => 'add-document',
    can: isThere,
    fits: isSettling,
    weight: 4,
    run: async (scene) => {
      const known = scene.case;
      if (!known) throw new RangeError('no case');
      const kind = scene.choose(missing(scene).length > 0 ? missing(scene) : requiredKinds);
      const bytes = pdfOf({ inside: `/Title (${kind} ${scene.world.now.getTime()})` });
      return ofPortal(await sendFile(scene.world.api, known, { kind, bytes }));
    },
  },
  {
    name: 'applicant uploads an invoice of KSeF',
    action: () => 'add-document',
    can: isThere,
    fits: isSettling,
    weight: 2,
    run: async (scene) => {
      const known = scene.case;
      if (!known) throw new RangeError('no case');
      const xml = changed(consumerInvoice, ['FV/12/2026', `FV/${scene.world.now.getTime()}`]);
      const file = { name: 'faktura.xml', bytes: Buffer.from(xml) };
      return ofPortal(await sendFile(scene.world.api, known, file));
    },
  },
  {
    name: 'applicant removes a document',
    action: () => 'remove-document',
    can: (scene) => documentsOf(scene).length > 0,
    fits: (scene) => isSettling(scene) && scene.draw.what % 4 === 0,
    run: (scene) => {
      const { id } = scene.choose(documentsOf(scene), ({ kind }) => kind);
      return scene.behindLink(`/settlement_documents/${id}/removal`);
    },
  },
  {
    name: 'applicant shows the agreement by a link',
    action: () => 'show-agreement',
    can: isThere,
    fits: isSettling,
    run: (scene) => scene.behindLink('/agreement_link'),
  },
  {
    name: 'applicant takes that link back',
    can: isThere,
    fits: (scene) => isSettling(scene) && scene.draw.what % 4 === 0,
    run: (scene) => scene.behindLink('/agreement_link/withdrawal'),
  },
  {
    name: 'applicant asks for the payment',
    // Items that wait for a word are named by the refusal.
    action: (scene) => (isAsked(scene) ? undefined : 'request-payment'),
    can: isThere,
    fits: (scene) => isSettling(scene) && missing(scene).length === 0,
    weight: 3,
    run: (scene) => {
      const completion_date = polishDay(scene.world.now);
      const serial_number = scene.draw.what % 3 === 0 ? undefined : 'SN 2026/7731';
      return scene.behindLink('/payment_application', { ...goodPayment, completion_date, serial_number });
    },
  },
];
