import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PortalConfig } from '@ndp/contract/calls/portal-config.ts';
import type {
  Deliverable,
  Filed,
  LedOn,
  PageParts,
  PageVisitor,
  PostedForm,
  WrittenPage,
} from '@ndp/contract/written-page.ts';
import type { Language } from '@ndp/flows/message.ts';
import { type rewordBy, type Wording, wordingOf } from '@ndp/flows/wording.ts';
import { readManifest, scriptsOf } from './built-files.ts';
import { readStyles } from './page-styles.ts';
import { composePage } from './portal-page.ts';

type PageAnswer = WrittenPage | LedOn | Filed;

/** What the built portal brings along to write its pages. */
interface PagesModule {
  /** Is told whose words are in force while it writes. */
  readonly rewordBy: typeof rewordBy;
  readonly sameFor: (pathname: string, config: PortalConfig) => string | undefined;
  readonly writePage: (
    pathname: string,
    config: PortalConfig,
    language: Language,
    visitor?: PageVisitor,
  ) => Promise<PageAnswer>;
  readonly answerPosted: (posted: PostedForm) => Promise<PageAnswer | undefined>;
}

/** A page as it is sent. */
interface PortalPage extends Deliverable {
  readonly status: number;
  readonly etag: string;
  /** Of the style within it, for the content security policy. */
  readonly styleHash: string;
  /** What the page may load, where that is not what the portal's pages may. */
  readonly policy?: string;
  readonly body: Buffer;
  /** Only of what is stored: packing takes longer than writing. */
  readonly packed: Readonly<Partial<Record<'br' | 'gzip', Buffer>>>;
  /** It was written for one visitor: nobody else may see it. */
  readonly isOwn: boolean;
  /** What that visitor's browser is to keep from now on. */
  readonly saved?: PageParts | undefined;
}

export type PageReply = PortalPage | LedOn | Filed;

export interface PortalWriter {
  /** Writes the page at a path, or tells where the visitor belongs; answers the file that its address asks for. */
  readonly write: (...args: Parameters<PagesModule['writePage']>) => Promise<PageReply>;
  /** Answers a form; undefined where none is taken. */
  readonly answer: (posted: PostedForm) => Promise<PageReply | undefined>;
}

/** In whose words a page is being written; only what the portal says itself hears of it. */
const words = new AsyncLocalStorage<Wording | undefined>();

/** Pages cached in memory, of all partners. */
const mostCached = 400;

/**
 * What writes the pages of a built portal. A page that is the same for everybody is written once for each partner,
 * language and day.
 *
 * @param folder of the built portal; its own part of the writing stands beside it and is loaded with the first page
 * @param readPage the built page without its content
 * @returns undefined when the portal brings nothing to write its pages with
 */
export function portalWriter(folder: string, readPage: () => string): PortalWriter | undefined {
  const module = `${folder}-server/server.js`;
  if (!existsSync(module) || !existsSync(join(folder, '.vite/manifest.json'))) return undefined;
  const load = async () => {
    const pages = (await import(pathToFileURL(module).href)) as PagesModule;
    pages.rewordBy(() => words.getStore());
    return { pages, styleOf: readStyles(folder), scriptsFor: scriptsOf(readManifest(folder)) };
  };
  let opened: ReturnType<typeof load> | undefined;
  const loaded = () => (opened ??= load());
  const cache = new Map<string, PageReply>();
  type Loaded = Awaited<ReturnType<typeof load>>;
  const compose = (written: PageAnswer, config: PortalConfig, { styleOf, scriptsFor }: Loaded): PageReply =>
    'location' in written || 'file' in written
      ? written
      : toSend(
          written,
          composePage(readPage(), written, config, {
            style: styleOf(written.html),
            scripts: scriptsFor(written.parts),
          }),
        );
  return {
    async write(pathname, config, language, visitor) {
      const all = await loaded();
      const { pages } = all;
      const write = (whom: PageVisitor | undefined) =>
        words.run(wordingOf(config.wording), () => pages.writePage(pathname, config, language, whom));
      const own = visitor && (await write(visitor));
      if (own && ('location' in own || 'file' in own || own.own)) return compose(own, config, all);
      const same = pages.sameFor(pathname, config);
      const key = same && JSON.stringify([same, language, new Date().toDateString(), config]);
      const known = key && cache.get(key);
      if (known) return known;
      const outcome = compose(await write(undefined), config, all);
      const isFound = !('status' in outcome) || outcome.status === 200;
      if (!key || !isFound) return outcome;
      if (cache.size >= mostCached) cache.clear();
      cache.set(key, outcome);
      return outcome;
    },
    async answer(posted) {
      const all = await loaded();
      const wording = wordingOf(posted.config.wording);
      const answered = await words.run(wording, () => all.pages.answerPosted(posted));
      return answered && compose(answered, posted.config, all);
    },
  };
}

function toSend(
  { status, own, saved, whenDelivered }: WrittenPage,
  { page, style }: { readonly page: string; readonly style: string },
): PortalPage {
  const body = Buffer.from(page);
  const isCacheable = status === 200 && !own;
  return {
    status,
    etag: `"${digest(page)}"`,
    styleHash: `'sha256-${digest(style)}'`,
    body,
    packed: isCacheable ? { br: brotliCompressSync(body), gzip: gzipSync(body, { level: 9 }) } : {},
    isOwn: own !== undefined,
    saved,
    ...(whenDelivered && { whenDelivered }),
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** Reads the built page; undefined when the portal is not built. */
export function readBuiltPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
