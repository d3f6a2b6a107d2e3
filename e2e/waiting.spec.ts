import { rmSync } from 'node:fs';
import { formatPln } from '@ndp/flows/figures.ts';
import { expect, type Page } from '@playwright/test';
import { onStep } from './support/application.ts';
import { makePlace, type OwnServer, startServer } from './support/clock.ts';
import { test } from './support/journey.ts';
import { freshAddress, linkIn, mailAbout, mailsTo, newestMail } from './support/mailbox.ts';
import { portal } from './support/portal.ts';
import { expectReadable } from './support/readable.ts';
import { fill, planFreely, quoteHome, send } from './support/wizard.ts';

/** Sends the estimate of a home, and waits on the page that asks to look into the mailbox. */
async function sendHome(page: Page): Promise<{ readonly link: string; readonly code: string }> {
  const email = freshAddress();
  await page.goto(portal('mpec', '/application/project-type'));
  await quoteHome(page);
  await planFreely(page);
  await send(page, email);
  const mail = await newestMail(email);
  return { link: linkIn(mail), code: /(?:Kod|[Cc]ode)[^:]*: (\d{4} \d{4})/.exec(mail.text)?.[1] ?? '' };
}

test('the code of the mail, typed where the estimate was sent from, opens the application there', {
  tag: '@ways',
}, async ({ page, language, say }) => {
  const { code, link } = await sendHome(page);
  await expect(page.getByText(formatPln(3833, language))).toBeVisible();
  await expect(page.getByText(/30\s(dni|days)/)).toBeVisible();
  await expectReadable(page, 'the waiting page');

  await fill(page, 'code', '1234');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-code-error')).toContainText('8');
  await fill(page, 'code', code === '0000 0000' ? '1111 1111' : '0000 0000');
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-code-error')).toContainText(say('nie jest kod'));

  await fill(page, 'code', code);
  await page.keyboard.press('Enter');
  await onStep(page, 'applicant');
  expect(page.url()).not.toBe(link);
  await page.goto(link);
  await onStep(page, 'applicant');
});

test('the waiting page moves on when the link is opened on another device', { tag: '@ways' }, async ({
  page,
  browser,
  say,
}) => {
  const { link } = await sendHome(page);
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const elsewhere = await phone.newPage();
  await elsewhere.goto(link);
  await onStep(elsewhere, 'applicant');
  await elsewhere.locator('#field-first_name').click();
  const moved = page.getByRole('heading', { level: 1, name: say('Adres e-mail jest potwierdzony') });
  await expect(moved).toBeVisible();
  await expect(moved).toBeFocused();
  expect(await page.content()).not.toContain(new URL(link).pathname.split('/').at(-1));
  await expectReadable(page, 'confirmed elsewhere');
  await phone.close();
});

/** So many days from today in Poland, `YYYY-MM-DD`. */
function inDays(days: number): string {
  const day = new Date(Date.now() + days * 86_400_000);
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(day);
}

test('a paused programme keeps an address until it opens, tells it, and forgets it', {
  tag: '@ways',
}, async ({ page, browser, say }) => {
  const place = await makePlace();
  const { port } = place;
  const settings = { PROGRAM_PHASES: `mpec ${inDays(-2)} paused funds_used, mpec ${inDays(3)} open` };
  let server: OwnServer | undefined;
  const daysAhead = async (days: number) => {
    await server?.stop();
    server = await startServer(place, days, settings);
  };
  try {
    await daysAhead(0);
    const email = freshAddress();
    await page.goto(portal('mpec', '/application/heat-source', port));
    await expect(page).toHaveURL(/welcome-page$/);
    await expect(page.getByRole('heading', { name: say('Program jest wstrzymany') })).toBeVisible();
    await expect(page.getByRole('link', { name: say('Rozpocznij') })).toHaveCount(0);
    await expectReadable(page, 'a paused programme');
    await fill(page, 'email', email);
    await page.getByRole('button', { name: say('Powiadom mnie') }).click();
    await expect(page.getByText(say('Sprawdź pocztę')).first()).toBeVisible();

    const asked = await mailAbout(email, { subject: say('czy powiadomić'), at: port });
    await page.goto(linkIn(asked));
    await expectReadable(page, 'an address that is asked');
    await page.getByRole('button', { name: say('Tak, powiadom mnie') }).click();
    await expect(page.getByRole('status')).toContainText(say('czeka na otwarcie'));

    await daysAhead(4);
    const opened = await mailAbout(email, { subject: say('program jest otwarty'), at: port });
    const days = await browser.newContext();
    const later = await days.newPage();
    await later.goto(linkIn(opened));
    await expect(later.getByRole('link', { name: say('Rozpocznij') })).toBeVisible();
    await later.goto(linkIn(asked));
    await expect(later.getByRole('heading', { name: say('Ten link już nie działa') })).toBeVisible();
    await days.close();
    expect(await mailsTo(email, port)).toHaveLength(2);
  } finally {
    await server?.stop();
    rmSync(place.dataDir, { recursive: true, force: true });
  }
});
