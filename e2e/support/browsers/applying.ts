import { homeOwner } from '@ndp/personas/personas.ts';
import { applicantName } from '../sending.ts';
import { codeFor, declarationBoxes, linkToPapers, linkToSign } from '../signing.ts';
import { today } from '../today.ts';
import { keepPapers } from './keeping.ts';
import { type OtherBrowser, onPage, pick, press, reads, write } from './other-browser.ts';
import { choose, expectSound, next, tick, writeAll, writeDay } from './steps.ts';

const { client_info, building_address, building_info, settlement, consent } = homeOwner.sections;
const { client_type, ...person } = client_info;
const { street, house_number, zip_code } = building_address;

/** What is typed into each section, and the page that follows it. */
const sections = [
  [person, 'building-address'],
  [{ street, house_number, zip_code }, 'building-info'],
  [building_info, 'settlement'],
  [settlement, 'consent'],
] as const;

/** From the link of the mail to the application that was sent. */
export async function apply(browser: OtherBrowser, link: string): Promise<void> {
  await browser.open(link);
  await reads(browser, /PESEL/);
  await choose(browser, 'client_type', client_type);
  for (const [answers, following] of sections) {
    await writeAll(browser, answers);
    await next(browser, following);
  }
  for (const [statement, isGiven] of Object.entries(consent)) if (isGiven) await tick(browser, statement);
  await next(browser, 'check');
  await reads(browser, /Święty Krzyż/);
  await next(browser, 'overview');
}

/** Both documents read, the name, the declarations and the code of the mail, until the signed documents are saved. */
export async function sign(browser: OtherBrowser, email: string): Promise<void> {
  await browser.open(await linkToSign({ email }));
  await reads(browser, /Imię i nazwisko/);
  await expectSound(browser, 'signing');
  for (const [place, paper] of ['application', 'agreement'].entries()) {
    await press(browser, `#paper-${paper} summary`);
    await reads(browser, new RegExp(`Otwarte: ${place + 1}\\s+z\\s+2`));
  }
  await write(browser, '#field-typed_name', applicantName);
  for (const box of declarationBoxes) await tick(browser, box.replace('#field-', ''));
  await press(browser, 'form button[type="submit"]');
  await reads(browser, /Kod z/);
  await expectSound(browser, 'code');
  await write(browser, '#field-code', await codeFor({ email }));
  await press(browser, 'form button[type="submit"]');
  await reads(browser, /^Podpisano$/m);
  await expectSound(browser, 'signed');
  await browser.open(await linkToPapers({ email }));
  await reads(browser, /^Podpisane dokumenty$/m);
  await expectSound(browser, 'papers');
  await keepPapers(browser);
}

const kinds = ['invoice', 'proof_of_payment', 'acceptance_report', 'removal_proof', 'energy_label'];

/** Adds these pictures as the documents of the settlement, one of each kind, and applies for the payment. */
export async function settle(
  browser: OtherBrowser,
  overview: string,
  pictureOf: (name: string) => Promise<string>,
): Promise<void> {
  await browser.open(overview);
  await press(browser, 'main a[href*="/additional-data/payment/"]');
  await reads(browser, /^Rozliczenie$/m);
  for (const [place, kind] of kinds.entries()) {
    await pick(browser, `#field-document_${kind}`, await pictureOf(`papier ${place + 1}`));
    await reads(browser, new RegExp(`dodano ${place + 1}\\s+z\\s+5`));
  }
  await writeDay(browser, 'completion_date', today());
  await tick(browser, 'consent_payment');
  await expectSound(browser, 'payment');
  await press(browser, 'form button[type="submit"]');
  await reads(browser, /^Sprawdź wniosek o wypłatę$/m);
  await expectSound(browser, 'payment-review');
  await press(browser, 'button[name="payment_sure"]');
  await onPage(browser, /\/overview\//);
  await reads(browser, /Wniosek o wypłatę jest złożony/);
}
