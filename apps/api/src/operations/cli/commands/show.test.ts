import { describe, expect, it } from 'vitest';
import { keyOf } from '../../../cases/case-key.ts';
import { addEvents } from '../../../cases/events.ts';
import { asUnit } from '../../../platform/unit.ts';
import { account, fillIn, owner } from '../../../testing/applications.ts';
import { invite, prepare, reply } from '../../../testing/helping/invitations.ts';
import { openTestApi } from '../../../testing/open-test-api.ts';
import { openHarness } from '../../../testing/operator/operator-harness.ts';
import { getByLink } from '../../../testing/submissions.ts';

const api = await openTestApi();
const harness = openHarness(api);

/** A number however it is grouped. */
const digitsOf = (text: string) => text.replaceAll(/[\s\u00a0]/g, '');

describe('an application as an operator sees it', () => {
  it('says where it stands, who it is of, and where it may be moved', async () => {
    const { reference } = await harness.send();
    const { text } = await harness.type('show', reference);
    for (const part of [
      reference,
      'Wniosek kompletny (completed)',
      'Łucja Żółć-Kowalska (właściciel)',
      'ul. Święty Krzyż 12A, 31-023 Kraków',
      'WA4M/00123456/4',
      'Weryfikacja formalna (under_review), Wycofany (withdrawn), Odrzucony (rejected)',
    ]) {
      expect(text).toContain(part);
    }
  });

  it.each(['completed', 'in_completion', 'paid'])(
    'hides PESEL and account number, also from a program, at %s',
    async (status) => {
      const application = await harness.put(await harness.send(), status);
      const { text, data } = await harness.type('show', application.reference);
      const all = digitsOf(`${text} ${JSON.stringify(data)}`);
      expect(all).toContain('•••1359');
      expect(all).not.toContain(owner.pesel);
      expect(all).not.toContain(account.slice(2, 20));
    },
  );

  it('says that another case may be about the same, by what they share and without naming it', async () => {
    const [first, second] = [await harness.send(), await harness.send()];
    const { text } = await harness.type('show', second.reference);
    expect(text).toContain('może już trwa inna sprawa: ');
    expect(text).not.toContain(first.reference);
    await harness.put(first, 'withdrawn');
    expect((await harness.type('show', second.reference)).text).not.toContain('może już trwa inna sprawa');
  });

  it('says whom the applicant invited to help and how far it came, without address or link', async () => {
    const link = await fillIn(api, { until: 'building_address' });
    await api.takeMails();
    await invite(api, link, { name: 'Piotr z Instal-Ciepła', email: 'piotr@instal.example.pl' });
    const { token = '' } = (await api.takeMails())[0]?.payload ?? {};
    const { reference } = (await getByLink(api, link)).json();
    const show = () => harness.type('show', reference);
    expect((await show()).text).toMatch(/Osoba, która pomaga[\s\S]*Piotr z Instal-Ciepła +zaproszenie trwa/);
    await prepare(api, token, 'building_address', { street: 'Polna' });
    await reply(api, token, 'handed_over');
    const { text, data } = await show();
    expect(text).toContain('przekazano do sprawdzenia');
    expect(data).toMatchObject({
      helper: { invited_at: expect.any(Date), prepared_at: expect.any(Date), answered_at: expect.any(Date) },
    });
    for (const secret of ['piotr@instal.example.pl', token, 'Polna'])
      expect(`${text} ${JSON.stringify(data)}`).not.toContain(secret);
  });

  it('shows both in full when asked to, and the audit trail says so', async () => {
    const { reference } = await harness.send();
    await harness.type('show', reference);
    expect((await harness.lastAction()).details).toEqual({});
    const { text } = await harness.type('show', reference, '--full');
    expect(digitsOf(text)).toContain(owner.pesel);
    expect(digitsOf(text)).toContain(account);
    expect((await harness.lastAction()).details).toEqual({ full: 'yes' });
  });

  it('tells its history: when, by whom and why', async () => {
    const { reference } = await harness.send();
    api.pass(60_000);
    await harness.type('move', reference, 'under_review', '--reason', 'sprawdzenie księgi wieczystej');
    const { text } = await harness.type('show', reference);
    expect(text).toMatch(
      /2026-11-21 12:01 +Weryfikacja formalna \(under_review\) +operator: anna +sprawdzenie księgi wieczystej/,
    );
    expect(text).toMatch(/2026-11-21 12:00 +Wycena wysłana \(submitted\) +wnioskodawca\n/);
  });

  it('tells how signing and mails go, with the last error', async () => {
    const application = await harness.send();
    await api.signing.promise(keyOf(application));
    await harness.type('resend-link', application.reference);
    const last_error = 'the mail server answered 550';
    await api.context.db
      .updateTable('outbox')
      .set({ failed_at: api.context.clock(), last_error })
      .where('kind', '=', 'new-link')
      .execute();
    await api.context.db
      .updateTable('signature_request')
      .set({ state: 'failed', last_error: 'gone' })
      .execute();
    const { text } = await harness.type('show', application.reference);
    expect(text).toMatch(/new-link +niedostarczona +\d+ +the mail server answered 550/);
    expect(text).toMatch(/umowa +stanęło .* gone/);
  });

  it('tells of the settlement, the device beside that of the agreement, and until when the money is due', async () => {
    const application = await harness.send();
    const { reference } = await harness.settle(application, '2026-11-15');
    const { text } = await harness.type('show', reference);
    expect(text).toMatch(/Zakończono +Urządzenie +Urządzenie w umowie +Wypłata do/);
    const agreed = String(application.project.heater_model_name);
    expect(text).toMatch(new RegExp(`2026-11-15 +Wicher 9 +${agreed} +2027-01-16`));
  });

  it('lets nothing an applicant typed take over the terminal', async () => {
    const application = await harness.send();
    const cause = { actor: 'operator', reason: 'a\u001b]0;x\u0007\u202eb\nc' } as const;
    await asUnit(api.context, (unit) => addEvents(unit, keyOf(application), ['under_review'], cause));
    const { text } = await harness.type('show', application.reference);
    expect(text).toContain('a�]0;x��b�c');
  });
});
