import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillIn, homeSections, owner, put } from '../../testing/applications.ts';
import { openTestApi } from '../../testing/open-test-api.ts';
import { dump, getByLink } from '../../testing/submissions.ts';

const api = await openTestApi();

const named = (first_name: string) => ({ ...owner, first_name });

/** Runs of the short form; `MODEL_RUNS` asks for more. */
const numRuns = Number(process.env.MODEL_RUNS ?? 10);

describe('two windows with one application', () => {
  it('do not overwrite each other: the second is shown what the first has saved', async () => {
    const link = await fillIn(api, { until: 'building_info' });
    const seen = (await getByLink(api, link)).headers.etag ?? '';
    const first = await put(api, link, 'client_info', named('Ewa'), { ifMatch: seen });
    expect(first.statusCode).toBe(200);
    const second = await put(api, link, 'client_info', named('Anna'), { ifMatch: seen });
    expect(second.statusCode).toBe(412);
    expect(second.json().detail).toContain('zapisano w międzyczasie');
    expect(second.json().current).toEqual(first.json());
    expect((await getByLink(api, link)).json().client.first_name).toBe('Ewa');
    const insisted = await put(api, link, 'client_info', named('Anna'), {
      ifMatch: first.headers.etag ?? '',
    });
    expect([insisted.statusCode, insisted.json().client.first_name]).toEqual([200, 'Anna']);
  });

  it('do not disturb each other in different sections', async () => {
    const link = await fillIn(api, { until: 'settlement' });
    const ifMatch = (await getByLink(api, link)).headers.etag ?? '';
    const there = { ...homeSections.building_address, house_number: '13' };
    expect((await put(api, link, 'building_address', there, { ifMatch })).statusCode).toBe(200);
    expect((await put(api, link, 'client_info', named('Ewa'), { ifMatch })).statusCode).toBe(200);
    expect((await put(api, link, 'settlement', undefined, { ifMatch })).statusCode).toBe(200);
  });

  it('overwrite each other when the caller does not say what it has seen', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    for (const ifMatch of [undefined, '*']) {
      const answer = await put(api, link, 'client_info', named(ifMatch ? 'Ewa' : 'Anna'), {
        ...(ifMatch ? { ifMatch } : {}),
      });
      expect(answer.statusCode).toBe(200);
    }
  });

  it.each(['', '"', 'abc', 'W/"abc"', '"-1"', '"999999999999"', '"0"'])(
    'clash when what was seen is %j, which never held this section',
    async (ifMatch) => {
      const link = await fillIn(api, { until: 'building_address' });
      expect((await put(api, link, 'client_info', named('Ewa'), { ifMatch })).statusCode).toBe(412);
    },
  );
});

describe('a section that is sent again', () => {
  it('changes nothing, whatever was seen before and however it is spelt', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    const before = await dump(api);
    const { contact_email: _, ...silent } = owner;
    const spellings = [owner, silent, { ...owner, pesel: '4405 1401-359', first_name: ' Łucja ' }];
    for (const body of spellings) {
      for (const saving of [{}, { ifMatch: '"0"' }]) {
        const answer = await put(api, link, 'client_info', body, saving);
        expect([answer.statusCode, answer.headers.etag]).toEqual([200, '"1"']);
      }
    }
    expect(await dump(api)).toBe(before);
  });

  it('at the same moment is saved once', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    // No more than the pool has connections: whoever waits for one for three seconds is told to come back.
    const answers = await Promise.all(Array.from({ length: 8 }, () => put(api, link, 'building_address')));
    const said = answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
    expect([...new Set(said)]).toEqual([said[0]]);
    expect(answers[0]?.json().revision).toBe(2);
  });
});

describe('any order of saves from two windows', () => {
  it(
    'loses nothing that either has not seen',
    async () => {
      const link = await fillIn(api, { until: 'consent' });
      const step = fc.record({
        window: fc.nat(1),
        section: fc.constantFrom('client_info' as const, 'building_address' as const),
        reads: fc.boolean(),
        value: fc.constantFrom('11', '12', '13', '14'),
      });
      const names: Record<string, string> = {
        '10': 'Ula',
        '11': 'Ada',
        '12': 'Bea',
        '13': 'Ewa',
        '14': 'Iga',
      };
      const bodyOf = (section: string, value: string) =>
        section === 'client_info'
          ? named(names[value] ?? '')
          : { ...homeSections.building_address, house_number: value };
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
          await api.context.counters.forget();
          for (const section of ['client_info', 'building_address'] as const)
            await put(api, link, section, bodyOf(section, '10'));
          const start = (await getByLink(api, link)).json();
          const seen = [start.revision, start.revision];
          const untouched = { revision: start.revision, value: '10' };
          const saved = { client_info: untouched, building_address: untouched };
          for (const { window, section, reads, value } of steps) {
            if (reads) seen[window] = (await getByLink(api, link)).json().revision;
            const known = saved[section];
            const seenHere = seen[window] ?? 0;
            const answer = await put(api, link, section, bodyOf(section, value), {
              ifMatch: `"${seenHere}"`,
            });
            const clashes = known.revision > seenHere && known.value !== value;
            expect(answer.statusCode).toBe(clashes ? 412 : 200);
            if (clashes) continue;
            if (known.value !== value) saved[section] = { revision: answer.json().revision, value };
            seen[window] = answer.json().revision;
          }
          const now = (await getByLink(api, link)).json();
          expect(now.client.first_name).toBe(names[saved.client_info.value]);
          expect(now.building_address.house_number).toBe(saved.building_address.value);
        }),
        { numRuns },
      );
    },
    Math.max(90_000, numRuns * 2_000),
  );
});
