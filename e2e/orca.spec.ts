import { expect, test } from '@playwright/test';
import { openFirefox } from './support/browsers/firefox.ts';
import { startOrca } from './support/browsers/orca.ts';
import { openScreen } from './support/browsers/screen.ts';
import { portal } from './support/portal.ts';
import { applicantName, sendApplication } from './support/sending.ts';
import { linkToSign } from './support/signing.ts';

const { FIREFOX_PATH: firefox, ORCA_PATH: orca } = process.env;

/** What is said of a page, in this order, whatever else is said between: words of the product, and Orca's for what they are. */
const pages = {
  'the first question of the estimate': {
    address: async () => portal('mpec', '/application/project-type'),
    said: [
      ['W jakim budynku zmieni się ogrzewanie?', 'heading level 1'],
      ['W jakim budynku zmieni się ogrzewanie?', 'panel'],
      ['Dom jednorodzinny', 'not selected', 'radio button'],
      ['Budynek wielorodzinny', 'not selected', 'radio button'],
      ['Budynek niemieszkalny', 'not selected', 'radio button'],
      ['Dalej', 'push button'],
    ],
  },
  'the page to sign on': {
    address: async () => linkToSign(await sendApplication()),
    said: [
      ['Podpisanie wniosku i umowy', 'heading level 1'],
      ['Podpisuje', applicantName],
      ['Przeczytaj dokumenty', 'heading level 2'],
      ['Przeczytaj na tej stronie: Wniosek', 'collapsed', 'push button'],
      ['Przeczytaj na tej stronie: Umowa', 'collapsed', 'push button'],
      ['Imię i nazwisko', 'entry', 'required'],
      ['Treść każdego z tych dokumentów jest mi znana.', 'check box', 'not checked', 'required'],
      ['Wpisanie imienia i nazwiska oraz kodu', 'check box', 'not checked', 'required'],
      ['Wyślij kod na e‑mail', 'push button'],
    ],
  },
};

const atLineStart = (text: string) => `^${text}`.replace(/[.?]/g, '\\$&').replace(/\s/g, '\\s');

test('Orca reads pages out of Firefox: heading, questions, choices and buttons', async () => {
  test.skip(!orca, 'only by npm run assurance -- orca');
  const screen = await openScreen();
  const reader = await startOrca(orca ?? '', screen.display);
  const browser = await openFirefox(firefox ?? '', screen.display);
  try {
    for (const [name, { address, said }] of Object.entries(pages)) {
      await browser.open(await address());
      const inOrder = new RegExp(said.flat().map(atLineStart).join('[^]*'), 'm');
      await expect.poll(() => reader.said(), { message: name }).toMatch(inOrder);
    }
  } finally {
    await browser.close();
    await reader.close();
    await screen.close();
  }
});
