import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mails } from '../../app/mail-kinds.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { checkHeaders, type OutgoingMail } from '../../platform/mail/port.ts';
import { fillIn } from '../applications.ts';
import { withoutSecrets } from '../mail/without-secrets.ts';
import { openTestApi } from '../open-test-api.ts';
import { callbackRequest, homeApplication, plainPartner, post } from '../submissions.ts';

/** The long form is that of the requirements: 1 000 submissions, 5 000 names. */
const isLong = process.env.ASSURANCE_REQUESTS !== undefined;
const submissions = isLong ? 1_000 : 60;
const hostileTexts = isLong ? 5_000 : 60;
const hourMs = 60 * 60 * 1000;

/** Under the limits of production: those of a developer's machine let more through. */
const api = await openTestApi({ environment: 'production' });

const partners = ['mpec', 'duon', 'fortum'];

describe(`${submissions} submissions for one victim, from 200 addresses through three portals`, () => {
  it('bring at most three mails an hour and ten a day, and are answered alike', async () => {
    const { limits } = api.context;
    const [hour = { max: 0, seconds: 0 }, day = { max: 0, seconds: 0 }] = limits.mails;
    const answers = new Set<string>();
    let mails = 0;
    for (let n = 0; n < submissions; n += 1) {
      const body = {
        ...homeApplication,
        email: n % 2 ? 'OFIARA@example.pl' : 'ofiara@example.pl',
        note: `nr ${n}`,
      };
      const from = partners[n % partners.length] ?? plainPartner;
      if (n % 50 === 0) await api.context.counters.forget();
      const answer = await post(api, '/applications', body, { from, ip: `198.51.100.${n % 200}` });
      const { id, reference, ...same } = answer.json();
      answers.add(JSON.stringify([answer.statusCode, Object.keys(answer.headers).sort(), same]));
      if (n % 20 === 0)
        await post(api, `/applications/${id}/resend`, undefined, { from, ip: `192.0.2.${n % 250}` });
    }
    mails += (await api.takeMails()).length;
    expect([answers.size, mails]).toEqual([1, hour.max]);
    for (let later = 1; later < 6; later += 1) {
      api.pass(hourMs);
      for (let n = 0; n < hour.max + 2; n += 1) {
        const body = { ...homeApplication, email: 'ofiara@example.pl', note: `później ${later}.${n}` };
        await post(api, '/applications', body, { ip: `198.51.100.${n}` });
      }
      mails += (await api.takeMails()).length;
      expect(mails).toBe(Math.min((later + 1) * hour.max, day.max));
    }
    expect([hour, day, mails]).toEqual([{ max: 3, seconds: 3600 }, { max: 10, seconds: 86_400 }, 10]);
  });

  it('do not keep the mails of a case from whoever has confirmed the address: they come later', async () => {
    const link = await fillIn(api, { until: 'consent' });
    const email = homeApplication.email;
    for (let n = 0; n < 30; n += 1)
      await post(api, '/applications', { ...homeApplication, note: `bomba ${n}` }, { ip: `198.51.100.${n}` });
    await api.takeMails();
    const asked = await post(api, `/applications/${link.id}/resend`, undefined);
    const again = await post(api, `/applications/${link.id}/resend`, undefined);
    expect([asked.statusCode, again.statusCode, (await api.takeMails()).length]).toEqual([202, 202, 0]);
    api.pass(hourMs);
    const mails = await api.takeMails();
    expect(mails.map(({ kind, applicationId, payload }) => [kind, applicationId, payload.email])).toEqual([
      ['new-link', link.id, email],
    ]);
  });
});

/** What somebody would write into a field so that it reaches a stranger by mail. */
const hostile = fc
  .tuple(
    fc.constantFrom(
      'http://zly.example/',
      'https://zly.example/a?b',
      '<a href="x">zly</a>',
      'Bcc: zly@example.pl',
    ),
    fc.string({ maxLength: 30 }),
  )
  .map(([lure, rest]) => `zQ7${lure} ${rest.replace(/[\0\p{Cs}]/gu, '')}`);

async function writtenFirstMail(): Promise<OutgoingMail | undefined> {
  const [promise] = await api.takeMails();
  if (!promise) return undefined;
  return (await writeMail(mails, api.context, promise)) ?? undefined;
}

describe('the first mail', () => {
  it(`holds nothing that a visitor wrote: ${hostileTexts} hostile names, notes and installers`, async () => {
    const texts = fc.sample(fc.tuple(hostile, hostile), { numRuns: hostileTexts, seed: 21 });
    let written = 0;
    for (const [i, [one, other]] of texts.entries()) {
      if (i % 5 === 0) await api.clear();
      const email = `ofiara${i}@example.pl`;
      const answer = await (i % 2
        ? post(api, '/applications/no_efficiency', {
            ...callbackRequest,
            email,
            first_name: one,
            last_name: other,
            building_name: one,
          })
        : post(api, '/applications', {
            ...homeApplication,
            email,
            note: one,
            selected_installer: other,
            heater_model_name: one,
          }));
      if (answer.statusCode !== 201) continue;
      const mail = await writtenFirstMail();
      written += 1;
      expect(withoutSecrets(JSON.stringify(mail))).not.toMatch(/zQ7|zly|Bcc/);
      expect(mail?.to).toBe(email);
    }
    expect(written).toBeGreaterThan(hostileTexts / 3);
  }, 3_600_000);

  it.each([
    'jan@example.pl\r\nBcc: ktos@example.pl',
    'jan@example.pl\nSubject: x',
    'jan@example.pl, ktos@example.pl',
    'Jan <jan@example.pl>',
    'jan@example.pl;ktos@example.pl',
  ])('goes to one address; %j is refused at the door and at the way out', async (email) => {
    const answer = await post(api, '/applications', { ...homeApplication, email });
    expect(answer.statusCode).toBe(422);
    const mail = {
      messageId: '<a@b>',
      from: 'a@b.pl',
      to: email,
      subject: 's',
      text: '',
      html: '',
      language: 'pl',
    };
    expect(() => checkHeaders(mail as OutgoingMail)).toThrow();
  });
});
