import { expect, test } from '@playwright/test';
import { type Act, type Ear, goByEar, hear, inOrder } from './support/browsers/by-ear.ts';
import { openFirefox } from './support/browsers/firefox.ts';
import { keyboardOf } from './support/browsers/keyboard.ts';
import { startOrca } from './support/browsers/orca.ts';
import { ask } from './support/browsers/other-browser.ts';
import { openScreen } from './support/browsers/screen.ts';
import { portal } from './support/portal.ts';
import { applicantName, sendApplication } from './support/sending.ts';
import { codeFor, linkToSign } from './support/signing.ts';

const { FIREFOX_PATH: firefox, ORCA_PATH: orca, XDOTOOL_PATH: xdotool } = process.env;

/** What is said of a page, in this order, whatever else is said between: words of the product, and Orca's for what they are. */
const firstQuestion = [
  ['W jakim budynku zmieni się ogrzewanie?', 'heading level 1'],
  ['W jakim budynku zmieni się ogrzewanie?', 'panel'],
  ['Dom jednorodzinny', 'not selected', 'radio button'],
  ['Budynek wielorodzinny', 'not selected', 'radio button'],
  ['Budynek niemieszkalny', 'not selected', 'radio button'],
  ['Dalej', 'push button'],
];

const pageToSign = [
  ['Podpisanie wniosku i umowy', 'heading level 1'],
  ['Podpisuje', applicantName],
  ['Przeczytaj dokumenty', 'heading level 2'],
  ['Przeczytaj na tej stronie: Wniosek', 'collapsed', 'push button'],
  ['Przeczytaj na tej stronie: Umowa', 'collapsed', 'push button'],
  ['Imię i nazwisko', 'entry', 'required'],
  ['Treść każdego z tych dokumentów jest mi znana.', 'check box', 'not checked', 'required'],
  ['Wpisanie imienia i nazwiska oraz kodu', 'check box', 'not checked', 'required'],
  ['Wyślij kod na e‑mail', 'push button'],
];

const on = '#question button[type="submit"]';

test.describe.configure({ mode: 'default', timeout: 600_000 });

/** A question with one answer: gone on without it, then chosen, then gone on. */
const estimate: readonly Act[] = [
  {
    at: on,
    hears: ['Dalej push button'],
    keys: ['Return'],
    said: ['Uzupełnij jedną odpowiedź', 'Wybierz rodzaj budynku.'],
  },
  {
    at: '#question li a',
    hears: ['Wybierz rodzaj budynku. link'],
    keys: ['Return'],
    said: ['Dom jednorodzinny'],
  },
  { at: '[name="project_variant"]', keys: ['space'], said: ['selected'] },
  { keys: ['Insert+a', 'Down'], said: ['Focus mode', 'Budynek wielorodzinny', 'selected radio button'] },
  { keys: ['Up'], said: ['Dom jednorodzinny', 'selected radio button'] },
  { at: on, keys: ['Return'], said: ['Jakie będzie nowe źródło ciepła? heading level 1', '25 percent'] },
  {
    at: '[name="heat_source"]',
    hears: ['Jakie będzie nowe źródło ciepła? panel', 'Pompa ciepła.', 'not selected radio button'],
    keys: ['space'],
    said: ['selected', 'Pod spodem pojawiło się pytanie: Skąd pompa będzie brać ciepło?'],
  },
  {
    at: '[name="heat_from"]',
    hears: ['Skąd pompa będzie brać ciepło? panel', 'Z powietrza.', 'not selected radio button'],
    keys: ['space'],
    said: ['selected'],
  },
  { at: on, keys: ['Return'], said: ['Gdzie stoi budynek? heading level 1'] },
  {
    at: '#field-climate_zone',
    hears: ['Miejscowość editable combo box.', 'Wpisz początek nazwy i wybierz z listy.'],
    types: 'Krak',
    said: ['Miejscowość editable combo box expanded'],
  },
  { keys: ['Down'], said: ['Kraków woj. małopolskie.'] },
  { keys: ['Return'], said: ['Miejscowość editable combo box.', 'Kraków.'] },
  { at: on, keys: ['Return'], said: ['Kiedy zbudowano budynek? heading level 1'] },
  {
    at: '[name="construction_year"]',
    hears: ['Przed 1971 rokiem.', 'not selected radio button'],
    keys: ['space'],
    said: ['selected'],
  },
  { at: on, keys: ['Return'], said: ['Co ogrzewa budynek teraz? heading level 1'] },
  {
    at: '[name="existing_heat_source"]',
    hears: ['Piec lub kocioł węglowy.', 'not selected radio button'],
    keys: ['space'],
    said: ['selected'],
  },
  {
    at: on,
    keys: ['Return'],
    said: ['Kwota dofinansowania heading level 1', '3 833 zł bezzwrotnie na wymianę źródła ciepła'],
  },
];

/** Read, declared, named, and the code asked for; forgotten and mistyped first. */
const declaring: readonly Act[] = [
  {
    at: on,
    hears: ['Wyślij kod na e‑mail push button'],
    keys: ['Return'],
    said: ['Przed podpisem region'],
  },
  { at: '#question section a', hears: ['Wniosek o dofinansowanie'], keys: ['Return'] },
  {
    at: '#paper-application summary',
    hears: ['Przeczytaj na tej stronie: Wniosek'],
    keys: ['Return'],
    said: ['expanded', 'Otwarte: 1 z 2'],
  },
  {
    at: '#paper-agreement summary',
    hears: ['Przeczytaj na tej stronie: Umowa'],
    keys: ['Return'],
    said: ['expanded', 'Otwarte: 2 z 2'],
  },
  { at: '#field-typed_name', hears: ['Imię i nazwisko entry'], types: applicantName },
  {
    at: '#field-content_known',
    hears: ['Treść każdego z tych dokumentów jest mi znana. check box not checked'],
    keys: ['space'],
    said: ['checked'],
  },
  {
    at: '#field-my_signature',
    hears: ['Wpisanie imienia i nazwiska oraz kodu'],
    keys: ['space'],
    said: ['checked'],
  },
  { at: on, keys: ['Return'], said: ['Kod z wiadomości entry'] },
];

const typing = (code: string, said: readonly string[]): readonly Act[] => [
  { at: '#field-code', types: code },
  { at: on, hears: ['Podpisuję oba dokumenty push button'], keys: ['Return'], said },
];

const wrongCode = [
  'Kod z wiadomości entry',
  'invalid entry.',
  '6 cyfr. Kod jest ważny 10 minut. Jeśli nie widzisz wiadomości, zajrzyj do folderu ze spamem. Kod jest inny niż w najnowszej wiadomości. Pozostały 4 próby.',
];

/** Every digit is another. */
const wrong = (code: string) => code.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10));

/** A screen, Orca, Firefox and a keyboard on it. */
async function byEar(walk: (ear: Ear) => Promise<void>): Promise<void> {
  test.skip(!orca, 'only by npm run assurance -- orca');
  const screen = await openScreen();
  const reader = await startOrca(orca ?? '', screen.display);
  const keyboard = keyboardOf(xdotool ?? '', screen.display);
  const browser = await openFirefox(firefox ?? '', screen.display);
  try {
    await walk({ browser, reader, keyboard });
  } finally {
    await browser.close();
    await reader.close();
    await screen.close();
  }
}

/** Opens a page and waits until Orca has read it out by itself. */
const reading = ({ browser, reader }: Ear, address: string, said: readonly (readonly string[])[]) =>
  hear(reader, inOrder(said.flat()), () => browser.open(address));

test('the owner of a home makes the estimate by keyboard and ear', () =>
  byEar(async (ear) => {
    await reading(ear, portal('mpec', '/application/project-type'), firstQuestion);
    await goByEar(ear, estimate);
  }));

test('and signs by keyboard and ear: what is forgotten or wrong is heard, and so is the signature', () =>
  byEar(async (ear) => {
    const sent = await sendApplication();
    await reading(ear, await linkToSign(sent), pageToSign);
    await goByEar(ear, declaring);
    const code = await codeFor(sent);
    await goByEar(ear, typing(wrong(code), wrongCode));
    await goByEar(ear, typing(code, []));
    const isAt = () => ask(ear.browser, () => document.activeElement?.textContent);
    await expect.poll(isAt).toBe('Podpisano');
    // The button that had the focus goes with its page: Orca stands at the heading then, and says it when it is asked.
    await goByEar(ear, [{ keys: ['1'], said: ['Podpisano heading level 1'] }]);
  }));
