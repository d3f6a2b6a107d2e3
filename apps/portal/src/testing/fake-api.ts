import { vi } from 'vitest';

/** What a call is answered with: a JSON body, or a refusal with its status. */
export type FakeAnswer = { readonly status?: number; readonly body: unknown } | 'no-network';

/** A call as it reached the API. @public it stands in declarations */
export interface Heard {
  /** Method and path under the API's base: `POST /signing/secret/code`. */
  readonly call: string;
  readonly body: unknown;
}

/**
 * Stands in for the API of the page under test: answers by method and path, and keeps what was asked. To be started
 * before the page is imported. Calls without an answer are 404, as for a dead link.
 */
export function startFakeApi() {
  const answers = new Map<string, FakeAnswer>();
  const heard: Heard[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const path = url.replace(/^.*\/pl\/ndp/, '').replace(/\?.*$/, '');
    const call = `${init.method ?? 'GET'} ${path}`;
    heard.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const answer = answers.get(call) ?? { status: 404, body: { detail: 'Ten link nie działa.' } };
    if (answer === 'no-network') throw new TypeError('failed to fetch');
    return new Response(JSON.stringify(answer.body), { status: answer.status ?? 200 });
  });
  return {
    heard,
    callsOf: () => heard.map(({ call }) => call),
    answer(call: string, answer: FakeAnswer): void {
      answers.set(call, answer);
    },
    reset(): void {
      answers.clear();
      heard.length = 0;
    },
  };
}
