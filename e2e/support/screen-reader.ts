import { expect, type Page } from '@playwright/test';

/** What a screen reader would be given of a field. */
export interface HeardField {
  readonly role: string;
  readonly name: string;
  readonly description: string;
}

/** A live region that spoke, and whether it stood on the page before it had something to say. */
interface Announcement {
  readonly text: string;
  readonly isNew: boolean;
}

interface Listening {
  heard: Announcement[];
}

/** Keeps what live regions say from here on, on every page that is opened. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const regions = '[role="status"], [role="alert"], [role="log"], [aria-live]';
    const listening = globalThis as unknown as Listening;
    listening.heard = [];
    const said = new WeakMap<Element, string>();
    const known = new WeakSet<Element>();
    const hear = () => {
      for (const region of document.querySelectorAll(regions)) {
        if (region.getAttribute('aria-live') === 'off') continue;
        const read = region.cloneNode(true) as Element;
        for (const unread of read.querySelectorAll('[aria-hidden="true"]')) unread.remove();
        const text = (read.textContent ?? '').replace(/\s+/g, ' ').trim();
        const isNew = !known.has(region);
        known.add(region);
        if (text !== '' && said.get(region) !== text) listening.heard.push({ text, isNew });
        said.set(region, text);
      }
    };
    new MutationObserver(hear).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** What live regions have said since it was asked last. */
export async function heardIn(page: Page): Promise<readonly Announcement[]> {
  return page.evaluate(() => (globalThis as unknown as Listening).heard.splice(0));
}

interface AxNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

const roles =
  /^(textbox|searchbox|combobox|checkbox|radio|radiogroup|spinbutton|button|link|progressbar|DisclosureTriangle)$/;

async function nodesOf(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const tree = new Map((nodes as readonly AxNode[]).map((node) => [node.nodeId, node]));
  const inOrder = (id: string): AxNode[] => {
    const node = tree.get(id);
    return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : [];
  };
  return inOrder(nodes[0]?.nodeId ?? '').filter(({ ignored }) => !ignored);
}

/** The controls of the page as Chromium's accessibility tree has them, in the order they are read. */
export async function controlsOf(page: Page): Promise<readonly HeardField[]> {
  return (await nodesOf(page)).filter(({ role }) => roles.test(role?.value ?? '')).map(told);
}

/** Expects every control to have a name, and every field that is wrong to say in its description what is wrong. */
export async function expectControlsHeard(page: Page, state: string): Promise<void> {
  const nameless = (await controlsOf(page)).filter(({ name }) => name === '');
  expect(nameless, `${state}: controls without a name`).toEqual([]);
  const silent = await page.evaluate(() =>
    [...document.querySelectorAll('[aria-invalid="true"]:not([role="group"])')]
      .filter((field) => {
        const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
        return !ids.some((id) => id.endsWith('-error') && document.getElementById(id)?.textContent);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
  expect(silent, `${state}: wrong fields that do not say what is wrong`).toEqual([]);
}

/** What has the focus, as it is read out. */
export async function focusOf(page: Page): Promise<HeardField | undefined> {
  const focused = (await nodesOf(page)).filter(({ properties }) =>
    properties?.some(({ name, value }) => name === 'focused' && value.value === true),
  );
  const last = focused.at(-1);
  return last && told(last);
}

function told({ role, name, description }: AxNode): HeardField {
  const plain = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  return {
    role: plain(role?.value),
    name: plain(name?.value),
    description: plain(description?.value),
  };
}
