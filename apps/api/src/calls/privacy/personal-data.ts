import * as calls from '@ndp/contract/calls/privacy.ts';
import { keyOf } from '../../cases/keys/case-key.ts';
import { changeByLink, type OpenedApplication, readByLink } from '../../cases/links/open-by-link.ts';
import { readSecondAddress } from '../../cases/people/second-address.ts';
import { noteReading } from '../../cases/store/audit-fields.ts';
import { eraseApplication, removeLeftovers } from '../../features/retention/erase-application.ts';
import { exportOf } from '../../features/retention/export.ts';
import { ErasureHeld } from '../../features/retention/refusals.ts';
import { readStanding } from '../../features/retention/standing.ts';
import { dataErased } from '../../mail/emails/data-erased.ts';
import { promiseMail } from '../../mail/outbox/promise.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import type { Unit } from '../../platform/unit.ts';
import { readAnswer } from '../application/application-answer.ts';

/** What is stored of the applicant, the same as a file, and its end. */
export function mountPersonalData(http: Http): void {
  const { context } = http;
  mount(http, calls.getPersonalData, async (input) =>
    readByLink(context, input, async ({ db }, { partner, application }) => {
      const { retention, day, isHeld } = await readStanding(db, application, partner);
      const { reference, kind, language } = application;
      return { reference, language, kind, retention, kept_until: day, can_be_erased: !isHeld };
    }),
  );
  mount(http, calls.getPersonalDataFile, async (input) => {
    const { file, key, reference } = await readByLink(context, input, async (store, opened) => {
      const { application } = opened;
      const answer = await readAnswer(store, opened, context.clock());
      const file = await exportOf({ ...store, clock: context.clock }, opened, answer);
      return { file, key: keyOf(application), reference: application.reference };
    });
    await context.db.transaction().execute((trx) => noteReading(trx, key, Object.keys(file)));
    return {
      bytes: Buffer.from(`${JSON.stringify(file, null, 2)}\n`),
      mediaType: 'application/json; charset=utf-8',
      name: `${reference}.json`,
    };
  });
  mount(http, calls.erasePersonalData, async (input) => {
    const left = await changeByLink(context, input, erase, { isUnacknowledged: true });
    await removeLeftovers(context.storage, left);
    context.wake();
    return { status: 'erased' as const };
  });
}

/** @throws {ErasureHeld} an agreement was signed */
async function erase(unit: Unit, { partner, application }: OpenedApplication) {
  const { day, isHeld } = await readStanding(unit.db, application, partner);
  if (isHeld && day) throw new ErasureHeld(day);
  const { email, language, reference, kind: about } = application;
  const second = await readSecondAddress(unit, keyOf(application));
  const left = await eraseApplication(unit, application, 'applicant');
  const readers = [email, ...(second?.state === 'confirmed' ? [second.email] : [])];
  for (const reader of readers) {
    const payload = { email: reader, language, reference, about };
    await promiseMail(unit, { ...keyOf(application), mail: dataErased, payload });
  }
  return left;
}
