import { afterAll, beforeEach } from 'vitest';
import { startTestApi, type TestApi, type TestApiOptions } from './test-api.ts';

/** A test API for the tests of one file: empty before each of them, closed after the last. */
export async function openTestApi(options?: TestApiOptions): Promise<TestApi> {
  const api = await startTestApi(options);
  beforeEach(() => api.clear());
  afterAll(() => api.close());
  return api;
}
