import { usualStatuses } from '@ndp/domain/workflow/statuses.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { coOwner, homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, test, vi } from 'vitest';
import { LanguageProvider } from '../language.tsx';
import { say } from '../message.ts';
import { type CaseApplication, valuesOf } from './now/case-now.ts';
import { caseIn, cases, today } from './now/sample-cases.ts';
import { type SituationTexts, situations } from './now/situations.ts';
import { Overview, type OverviewProps } from './overview.tsx';

const now = { today, newEstimate: 'Nowy wniosek możesz złożyć.' };

function renderOverview(application: CaseApplication, props: Partial<OverviewProps> = {}) {
  const usual = { program: {}, dataWays: {}, folds: [], now, heading: <h1>Stan</h1> };
  render(<Overview {...{ application, ...usual, ...props }} />);
}

const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const html = () => document.body.innerHTML.replace(/\s/g, '');

const home = caseIn('completed');
const panel = () => document.querySelector('[data-tone]');

describe('the page of a case', () => {
  test.each(cases)('fills every sentence of %s (%s)', (situation, _title, _english, application) => {
    renderOverview(application);
    const { text: sentences, tone }: SituationTexts = situations[situation];
    expect(panel()?.getAttribute('data-tone')).toBe(tone);
    for (const sentence of sentences)
      expect(text()).toContain(
        say(sentence, 'pl', { ...valuesOf(situation, application, 'pl'), ...now }).replace(/\s/g, ' '),
      );
    expect(text()).not.toMatch(/undefined|najpóźniej ?[.,]|do ?\./);
  });

  test.each(cases)('says in %s whose move it is, and since when', (...row) => {
    const [situation, , , application] = row;
    renderOverview(application);
    const { next } = application;
    const whose = /Teraz ruch (organizatora programu|banku), od 23 listopada 2026 r\.|Portal zrobi to sam/;
    expect(whose.test(text())).toBe(next != null && next.party !== 'applicant');
    // The heading says what is waited for once the applicant has signed.
    const isOwn = next?.party === 'applicant' && !['sign_second', 'sealing'].includes(situation);
    expect(/Teraz Twój ruch, od 23 listopada/.test(text())).toBe(isOwn);
  });

  it('says how long it usually takes where that was measured, and nothing otherwise', () => {
    renderOverview(caseIn('under_review', {}, { usual_days: { half: 4, most: 11 } }));
    expect(text()).toContain(
      'Od wysłania wniosku do podpisanej umowy w połowie spraw mija do 4 dni, w dziewięciu na dziesięć do 11 dni.',
    );
    cleanup();
    renderOverview(caseIn('under_review'));
    expect(text()).not.toContain('w połowie spraw');
  });

  it('says by itself that the office is late, from the day after its day on', () => {
    const due = (due_on: string) => ({ payment: { is_open: false, requested: {}, due_on, paid: null } });
    renderOverview(caseIn('settlement_review', {}, due('2026-11-22')));
    expect(text()).toContain('Ten termin minął 22 listopada 2026 r.: spóźniamy się i przepraszamy.');
    cleanup();
    renderOverview(caseIn('settlement_review', {}, due(today)));
    expect(text()).not.toContain('spóźniamy się');
  });

  it('writes why less was paid than agreed', () => {
    const paid = { amount_gr: 300_000, booked_on: '2026-11-23' };
    const payment = { is_open: false, requested: {}, paid };
    renderOverview(caseIn('paid', {}, { payment, hearing: { answer_by: today, reason: 'Brak montażu.' } }));
    expect(text()).toContain('W umowie było 3 833 zł. Powód różnicy:');
    expect(text()).toContain('Brak montażu.');
  });

  it('says when and to which account the money went', () => {
    renderOverview(cases.find(([situation]) => situation === 'paid')?.[3] ?? home);
    expect(text()).toContain('23 listopada 2026 r. na rachunek, który kończy się na 2874.');
  });

  test.each(cases.filter(([situation]) => situations[situation].tone === 'over'))(
    'shows no amount in %s: it will not come',
    (_situation, _title, _english, application) => {
      renderOverview(application);
      expect(text()).not.toContain('3 833 zł');
    },
  );

  it('has six stages until the money has gone, one of them named, and never goes back on the usual way', () => {
    renderOverview(caseIn('paid'));
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(0);
    cleanup();
    const steps = usualStatuses.slice(0, -1).map((status) => {
      renderOverview(caseIn(status));
      const row = document.querySelectorAll('ol')[0];
      expect(row?.children).toHaveLength(6);
      expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
      const [, step] = /Etap (\d) z 6/.exec(text()) ?? [];
      cleanup();
      return Number(step);
    });
    expect(steps).toEqual([...steps].sort());
    expect([...new Set(steps)]).toEqual([2, 3, 4, 5]);
  });

  test.each(['rejected', 'withdrawn', 'expired'] as const)(
    'marks the stage at which a case was %s',
    (status) => {
      renderOverview(caseIn(status));
      expect(document.querySelector('[aria-current="step"]')?.getAttribute('data-state')).toBe('stopped');
      expect(text()).toContain('Zakończone na etapie 3 z 6: Umowa');
    },
  );

  it('folds everything else away, and opens the data where they are to be changed', () => {
    renderOverview(home);
    expect([...document.querySelectorAll('details')].filter(({ open }) => open)).toEqual([]);
    cleanup();
    renderOverview(caseIn('correction_requested', { hasOpenRequest: true }));
    expect(screen.getByText('Dane wniosku').closest('details')?.open).toBe(true);
  });

  it('shows neither the whole PESEL nor the whole account number', () => {
    renderOverview(home);
    expect(html()).not.toContain('44051401359');
    expect(html()).not.toContain('61109010140000071219812874');
    expect(text()).toContain('•••••••1359');
    expect(text()).toContain('•••• 2874');
    expect(text()).toContain('Numer PESEL i numer rachunku są częściowo zasłonięte.');
  });

  it('shows every answer of a house', () => {
    renderOverview(home);
    for (const told of [
      'NDP-2026-7KQ4',
      '3 833 zł',
      'Dom jednorodzinny',
      'Łucja Żółć-Kowalska (właściciel)',
      homeOwner.answers.email,
      'ul. Święty Krzyż 12A 31-023 Kraków',
      'małopolskie',
      'WA4M/00123456/4',
      '15 grudnia 2026 r.',
    ])
      expect(text()).toContain(told);
  });

  it('shows the flat of a co-owner, and the second address', () => {
    renderOverview({ ...home, ...overviewOf(coOwner), history: home.history });
    for (const told of ['(współwłaściciel)', 'ul. Polna 7/5 32-083 Balice', 'marek.wrona@example.com'])
      expect(text()).toContain(told);
  });

  it('shows the numbers of an organisation, and that it has no KRS entry', () => {
    renderOverview({ ...home, ...overviewOf(housingCommunity), history: home.history });
    expect(text()).toContain(housingCommunity.sections.client_info.building_name);
    expect(text()).toContain(housingCommunity.sections.client_info.nip);
    expect(text()).toContain('bez wpisu');
    expect(text()).not.toContain('PESEL');
    expect(text()).toContain('Numer rachunku jest częściowo zasłonięty.');
  });

  it('shows the consents word for word with the day they were given', () => {
    renderOverview(home);
    expect(text()).toContain('złożone 23 listopada 2026 r.');
    expect(text()).toContain('Zobowiązuję się wymienić źródło ciepła');
  });

  it('leads back to the section that is to be changed, while it can be', async () => {
    const onCorrect = vi.fn();
    renderOverview(home, { dataWays: { onCorrect } });
    await userEvent.click(screen.getByRole('button', { name: 'Zmień: Dane do rozliczenia', hidden: true }));
    expect(onCorrect).toHaveBeenCalledExactlyOnceWith('settlement');
    expect(screen.getAllByRole('button', { name: /^Zmień:/, hidden: true })).toHaveLength(4);
    cleanup();
    renderOverview(caseIn('contract_sent'));
    expect(screen.queryByRole('button', { name: /^Zmień:/, hidden: true })).toBeNull();
  });

  it('says which part is still missing', () => {
    renderOverview({ ...home, settlement: null });
    const group = screen.getByText('Dane do rozliczenia').closest('section');
    expect(within(group as HTMLElement).getByText(/nie jest jeszcze wypełniona/)).toBeDefined();
  });

  it('is in English too, amounts too', () => {
    render(
      <LanguageProvider value="en">
        <Overview
          {...{ application: home, program: {}, dataWays: {}, folds: [], now }}
          heading={<h1>State</h1>}
        />
      </LanguageProvider>,
    );
    expect(text()).toContain('Stage 3 of 6: Agreement');
    expect(text()).toContain('PLN 3,833');
    expect(text()).toContain('15 December 2026');
  });
});
