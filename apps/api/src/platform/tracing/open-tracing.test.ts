import { expect, it } from 'vitest';
import { openTestCollector } from '../../testing/tracing/test-collector.ts';
import { openTracing } from './open-tracing.ts';
import { asSpan, beginSpan } from './spans.ts';

const said: string[] = [];
const log = { warn: (_fields: object, text: string) => said.push(text) };
const work = () => asSpan({ name: 'work', kind: 'client', parent: undefined }, async () => 'done');

it('traces nothing where no collector is named', async () => {
  const close = await openTracing({ collectorUrl: undefined }, log);
  expect(beginSpan({ name: 'work', kind: 'client', parent: undefined })).toBeUndefined();
  expect(await work()).toBe('done');
  await close();
});

it('ends in order while the collector is away, and says so', async () => {
  const collector = await openTestCollector();
  await collector.close();
  const close = await openTracing({ collectorUrl: collector.url }, log);
  expect(await work()).toBe('done');
  await close();
  expect(said).toEqual(['the collector takes no spans']);
});
