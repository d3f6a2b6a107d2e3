import { afterAll } from 'vitest';
import { startTestApi, type TestApi } from '../test-api.ts';
import { type DeskVisit, openDesk } from './desk-visit.ts';

/** A test API and its desk, closed when the tests of the file are done. */
export async function openTestDesk(
  options?: Parameters<typeof startTestApi>[0],
): Promise<{ readonly api: TestApi; readonly desk: DeskVisit }> {
  const api = await startTestApi(options);
  const desk = await openDesk(api);
  afterAll(async () => {
    await desk.close();
    await api.close();
  });
  return { api, desk };
}
