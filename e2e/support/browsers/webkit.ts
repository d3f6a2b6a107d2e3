import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../clock.ts';
import { ending, keysOf, pointer } from './actions.ts';
import { type OtherBrowser, phone } from './other-browser.ts';
import { openScreen } from './screen.ts';

/** WebKitGTK over WebDriver, on a screen that nobody sees. */
export async function openWebkit(driver: string): Promise<OtherBrowser> {
  const home = mkdtempSync(join(tmpdir(), 'ndp-webkit-'));
  const downloads = join(home, 'downloads');
  mkdirSync(downloads);
  mkdirSync(join(home, '.config'));
  writeFileSync(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/downloads"');
  const screen = await openScreen();
  const env = { ...process.env, DISPLAY: screen.display, HOME: home, LANG: 'pl_PL.UTF-8', GTK_A11Y: 'none' };
  const port = await freePort();
  const webdriver = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const send = sender(`http://127.0.0.1:${port}`);
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } },
  };
  const { sessionId } = (await send('POST', '/session', { capabilities })) as { sessionId: string };
  const call = (method: string, path: string, body?: object) =>
    send(method, `/session/${sessionId}${path}`, body);
  const evaluate = (expression: string) =>
    call('POST', '/execute/async', {
      script: `const done = arguments[arguments.length - 1];
        Promise.resolve(${expression}).then((value) => done(JSON.stringify(value ?? null)))`,
      args: [],
    }).then((answer) => JSON.parse(String(answer)));
  const resize = async (width: number) => void (await call('POST', '/window/rect', { ...phone, width }));
  await resize(phone.width);
  const act = (...actions: object[]) => call('POST', '/actions', { actions });
  return {
    downloads,
    resize,
    open: async (url) => void (await call('POST', '/url', { url })),
    evaluate,
    clickAt: async (x, y) => void (await act(pointer(x, y))),
    type: async (text) => void (await act(keysOf(text))),
    async pick(value, file) {
      const element = (await call('POST', '/element', { using: 'css selector', value })) as object;
      const [id] = Object.values(element);
      await call('POST', `/element/${id}/value`, { text: file });
    },
    picture: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    async close() {
      await send('DELETE', `/session/${sessionId}`);
      await ending(webdriver);
      await screen.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Sends commands; the first waits until the driver listens. */
function sender(address: string) {
  return async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await untilHeard(() =>
      fetch(`${address}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) }),
    );
    const { value } = (await answer.json()) as { value: { message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  };
}

async function untilHeard(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
