import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket } from 'undici';
import { ending, keysOf, pointer } from './actions.ts';
import { type OtherBrowser, phone } from './other-browser.ts';

/** Asks in Polish, and calls nobody but the pages it is given. */
const preferences = {
  'intl.accept_languages': 'pl',
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
};

/**
 * Firefox over WebDriver BiDi, which it speaks itself.
 *
 * @param display  the screen it is seen on, and told to a screen reader; without one it has no window
 */
export async function openFirefox(program: string, display?: string): Promise<OtherBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'ndp-firefox-'));
  const downloads = join(profile, 'saved');
  const lines = Object.entries({ ...preferences, 'browser.download.dir': downloads }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  mkdirSync(downloads);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const seen = display ? { DISPLAY: display, GNOME_ACCESSIBILITY: '1' } : { MOZ_HEADLESS: '1' };
  const args = ['--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(program, [...args, 'about:blank'], {
    env: { ...process.env, ...seen, HOME: profile, LANG: 'pl_PL.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { send, hangUp } = await connect(`${await addressOf(firefox)}/session`);
  await send('session.new', { capabilities: {} });
  // The window it begins with is never in front, and has no focus to give.
  const { context } = (await send('browsingContext.create', { type: 'window' })) as { context: string };
  const resize = async (width: number) =>
    void (await send('browsingContext.setViewport', { context, viewport: { ...phone, width } }));
  await resize(phone.width);
  const act = (...actions: object[]) => send('input.performActions', { context, actions });
  return {
    downloads,
    resize,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!answer.result) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value);
    },
    clickAt: async (x, y) => void (await act(pointer(x, y))),
    type: async (text) => void (await act(keysOf(text))),
    async pick(value, file) {
      const locator = { type: 'css', value };
      const found = await send('browsingContext.locateNodes', { context, locator });
      const [{ sharedId }] = (found as { nodes: [{ sharedId: string }] }).nodes;
      await send('input.setFiles', { context, element: { sharedId }, files: [file] });
    },
    async picture() {
      const { data } = (await send('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async close() {
      hangUp();
      await ending(firefox);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where it listens, as it says itself. */
function addressOf(firefox: ChildProcess): Promise<string> {
  const { stderr } = firefox;
  if (!stderr) throw new Error('Firefox says nothing');
  return new Promise((resolve, reject) => {
    createInterface({ input: stderr }).on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
    firefox.once('error', reject);
    firefox.once('exit', () => reject(new Error('Firefox did not start')));
  });
}

/** One command after another over a WebSocket; an answer finds its question by number. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: { result?: object; message?: string }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data));
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let count = 0;
  const send = async (method: string, params: object): Promise<object> => {
    count += 1;
    const id = count;
    const answered = new Promise<{ result?: object; message?: string }>((resolve) =>
      waiting.set(id, resolve),
    );
    socket.send(JSON.stringify({ id, method, params }));
    const { result, message } = await answered;
    if (!result) throw new Error(`${method}: ${message}`);
    return result;
  };
  return { send, hangUp: () => socket.close() };
}
