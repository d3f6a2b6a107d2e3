import { test as base, expect } from '@playwright/test';
import { type Outgoing, watchRequests } from './outgoing.ts';
import type { Language } from './portal.ts';
import { awaitScripts } from './script-runs.ts';
import { moveBrowserClocks } from './today.ts';
import { type Say, wordsIn } from './ways.ts';

interface Watched {
  /** What the pages of this journey ask for, and where they lead. */
  readonly outgoing: Outgoing;
  /** That of the way the journey is walked. */
  readonly language: Language;
  readonly say: Say;
}

/**
 * A journey whose pages ask no other origin for anything, tell nobody where a visitor came from, and are taken over as
 * the server has written them. What it walked
 * through stands in the report, from which `tools/walked-pages.mjs` tells whether every page behind a link was seen.
 */
export const test = base.extend<Watched>({
  language: async ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'pl'),
  say: async ({ language }, use) => use((polish) => wordsIn(polish, language)),
  outgoing: [
    async ({ browser, javaScriptEnabled }, use, testInfo) => {
      const outgoing = watchRequests(browser);
      const clocks = moveBrowserClocks(browser);
      const scripts = javaScriptEnabled === false ? undefined : awaitScripts(browser);
      await use(outgoing);
      clocks.end();
      scripts?.end();
      const { pages, requests, told, redrawn } = await outgoing.stop();
      testInfo.annotations.push({ type: 'requests', description: String(requests) });
      for (const page of pages) testInfo.annotations.push({ type: 'page', description: page });
      expect(told, 'requests to other origins, or with a Referer').toEqual([]);
      expect(redrawn, 'pages of the server that were drawn anew').toEqual([]);
    },
    { auto: true },
  ],
});
