import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plainDocument } from '../../../testing/signing/sealed-document.ts';
import { orderAt } from '../../../testing/signing/signing-harness.ts';
import { NotReady, type SigningOrder } from '../port/port.ts';
import { hashDocument } from '../requests/requests.ts';
import { documensoPort } from './documenso-port.ts';

const { DOCUMENSO_BASE_URL: baseUrl, DOCUMENSO_API_TOKEN: apiToken, DOCUMENSO_TEST_PDF: pdf } = process.env;

/** Against a running platform, loopback only; `DOCUMENSO_TEST_PDF` names a PDF that it accepts. */
describe.skipIf(!baseUrl || !apiToken)(
  'a running Documenso (only where DOCUMENSO_BASE_URL and DOCUMENSO_API_TOKEN name one)',
  () => {
    it('creates a paper once, invites, gives nothing away early, and cancels twice', async () => {
      const clock = () => new Date();
      const settings = { baseUrl: baseUrl ?? '', apiToken: apiToken ?? '', webhookSecret: 'x', clock };
      const document = pdf ? new Uint8Array(readFileSync(pdf)) : plainDocument();
      const order: SigningOrder = {
        ...orderAt(clock()),
        requestId: randomUUID(),
        partnerId: 'mpec',
        document,
        documentHash: hashDocument(document),
      };
      const port = documensoPort(settings);
      const [one, two] = await Promise.all([port.create(order), documensoPort(settings).create(order)]);
      expect(await port.create(order)).toEqual(one);
      expect(two).toEqual(one);
      expect((await port.status(one.providerId)).state).toBe('draft');
      await port.send(one.providerId);
      await port.send(one.providerId);
      expect((await port.status(one.providerId)).state).toBe('sent');
      await expect(port.artefacts(one.providerId)).rejects.toBeInstanceOf(NotReady);
      await port.cancel(one.providerId, 'próba');
      await port.cancel(one.providerId, 'próba');
      expect((await port.status(one.providerId)).state).toBe('cancelled');
    });
  },
);
