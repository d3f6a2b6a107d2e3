// @database both, the embedded one in the long form

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../cases/keys/case-key.ts';
import { findSharedEvidence, serialSource, writeEvidence } from '../../cases/store/evidence-hashes.ts';
import { withinPartner } from '../../platform/database/partner-scope.ts';
import type { Link } from '../../testing/applications.ts';
import { openTrainingPartner, trainingPartner } from '../../testing/desk/training-partner.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { pdfOf } from '../../testing/settlement/sample-files.ts';
import {
  fillInAndSign,
  goodPayment,
  sendAllDocuments,
  sendFile,
} from '../../testing/settlement/settlements.ts';
import { findStored } from '../../testing/stored.ts';
import {
  dump,
  homeApplication,
  otherPartner,
  plainPartner,
  post,
  submitAndOpenMail,
} from '../../testing/submissions.ts';

const api = await openTestApi();

const box = (width: number, height: number, background: string) => ({
  create: { width, height, channels: 3 as const, background },
});
/** Boxes by their place, size and colour, on a ground of one colour. */
const drawn = (background: string, boxes: readonly (readonly [number, number, number, number, string])[]) =>
  sharp(box(1200, 900, background))
    .composite(
      boxes.map(([left, top, width, height, colour]) => ({ input: box(width, height, colour), left, top })),
    )
    .png()
    .toBuffer();

/** A cellar with a boiler, so many pixels wide. */
const photo = async (width: number, quality: number) =>
  sharp(
    await drawn('#6b5a4a', [
      [0, 700, 1200, 200, '#3a3a36'],
      [200, 60, 340, 720, '#b03020'],
      [260, 200, 180, 260, '#16181a'],
      [740, 0, 80, 860, '#c9c2a8'],
      [900, 180, 220, 520, '#20486a'],
      [480, 320, 300, 60, '#e0d8b8'],
    ]),
  )
    .resize({ width })
    .jpeg({ quality })
    .toBuffer();
/** A printed page. */
const page = drawn(
  '#f4f2ee',
  [60, 190, 320, 500, 690].map((top) => [100, top, top + 300, 70, '#101010'] as const),
);

const send = async (link: Link, bytes: Uint8Array, kind = 'removal_proof') => {
  const answer = await sendFile(api, link, { kind, name: 'f.jpg', bytes });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().payment.documents.at(-1).id as string;
};
const keyed = async (link: Link) => keyOf(await findStored(api, link));
const shared = async (link: Link) => {
  const key = await keyed(link);
  return withinPartner(plainPartner, () => findSharedEvidence(api.running.db, key));
};
const referenceOf = async (link: Link) => (await findStored(api, link)).reference;

async function signed(n: number): Promise<Link> {
  return fillInAndSign(api, { estimate: { ...homeApplication, email: `e${n}@example.pl` } });
}

/** A case of another partner that was settled with the same serial number. */
async function settledAt(from: string) {
  await api.takeMails();
  const { id } = await submitAndOpenMail(api, homeApplication, { from });
  const key = { partnerId: from, applicationId: id };
  await withinPartner(from, () =>
    writeEvidence({ db: api.running.db, keys: api.running.keys }, key, serialSource, ['SN20267731']),
  );
  return () => withinPartner(from, () => findSharedEvidence(api.running.db, key));
}

describe('a photograph', () => {
  it('that came smaller and pressed harder in another case is seen in both, and in one case never', async () => {
    const [one, other] = [await signed(1), await signed(2)];
    const first = await send(one, await photo(1600, 90));
    await send(one, await photo(1600, 70), 'other');
    expect(await shared(one)).toEqual(new Map());
    const second = await send(other, await photo(700, 55));
    const alike = (references: string[]) => ({ references, isElsewhere: false });
    expect((await shared(one)).get(first)).toEqual(alike([await referenceOf(other)]));
    expect(await shared(other)).toEqual(new Map([[second, alike([await referenceOf(one)])]]));
    await post(
      api,
      `/applications/${other.token}/${other.id}/settlement_documents/${second}/removal`,
      undefined,
    );
    expect(await shared(one)).toEqual(new Map());
  });

  it('is compared, a page, a plain wall, a PDF and a document of another kind never', async () => {
    const wall = sharp({ create: { width: 900, height: 700, channels: 3, background: '#7a6a5a' } });
    for (const link of [await signed(1), await signed(2)]) {
      await send(link, await page);
      await send(link, await wall.clone().jpeg().toBuffer(), 'other');
      await send(link, pdfOf(), 'other');
      await send(link, await photo(1600, 90), 'energy_label');
      expect(await shared(link)).toEqual(new Map());
    }
  });
});

describe('a serial number', () => {
  const settle = async (link: Link, serial_number: string | null) => {
    await sendAllDocuments(api, link);
    const path = `/applications/${link.token}/${link.id}/payment_application`;
    const answer = await post(api, path, { ...goodPayment, serial_number });
    expect(answer.statusCode).toBe(200);
    return answer.json().payment.requested.serial_number;
  };

  it('of another case is seen however it was typed: the number of an own case, of another partner only that there is one', async () => {
    const [one, other] = [await signed(1), await signed(2)];
    expect(await settle(one, 'SN 2026/7731')).toBe('SN 2026/7731');
    await settle(other, 'sn2026-7731');
    const references = [await referenceOf(other)];
    expect((await shared(one)).get(serialSource)).toEqual({ references, isElsewhere: false });
    const elsewhere = await settledAt(otherPartner);
    expect((await shared(one)).get(serialSource)).toEqual({ references, isElsewhere: true });
    expect((await elsewhere()).get(serialSource)).toEqual({ references: [], isElsewhere: true });
    const key = await keyed(one);
    expect(await withinPartner(otherPartner, () => findSharedEvidence(api.running.db, key))).toEqual(
      new Map(),
    );
    expect(await dump(api)).not.toMatch(/2026.?7731/);
  });

  it('that is not given, or goes with its erased case, is seen nowhere', async () => {
    const [one, other] = [await signed(1), await signed(2)];
    expect(await settle(one, null)).toBeNull();
    await settle(other, '');
    const third = await signed(3);
    await settle(third, 'SN 2026/7731');
    expect(await api.owner.selectFrom('evidence_hash').selectAll().execute()).toHaveLength(1);
    await api.owner.deleteFrom('application').where('id', '=', third.id).execute();
    expect(await api.owner.selectFrom('evidence_hash').selectAll().execute()).toEqual([]);
  });

  it('of a made-up case of a training partner is compared with none of people', async () => {
    const one = await signed(1);
    await settle(one, 'SN 2026/7731');
    await openTrainingPartner(api.context);
    api.pass(30_000);
    const practised = await settledAt(trainingPartner);
    expect([await shared(one), await practised()]).toEqual([new Map(), new Map()]);
  });
});
