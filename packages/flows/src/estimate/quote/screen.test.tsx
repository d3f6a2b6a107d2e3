import '@ndp/ui/testing/css-escape.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { stx } from '@ndp/domain/programs/stx.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { homeOwner, school } from '@ndp/personas/personas.ts';
import { buttonClass } from '@ndp/ui/button.tsx';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { type Answers, changeAnswers, personalAnswers } from '../answers.ts';
import { toApplication, toQuoteRequest } from '../requests.ts';
import { datesFrom } from './dated-steps.tsx';
import { quoteRequest } from './quote-request.ts';
import { quoteScreen } from './screen.tsx';

const gasPump = { ...homeOwner.answers, heat_source: 'heat_pump', heat_source_variant: 5 } as const;
const words = (text: string | null) => text?.replace(/\s/gu, ' ') ?? '';

/** The screen with what stands in the frame around it: the answers in force, and whether the way on is held. */
function renderQuote(answers: Answers, program: Program = mpec) {
  const request = quoteRequest(answers);
  if (!request) throw new Error('an answer is missing');
  const frame = { answers: { ...answers, quote: quote(request, program) } as Answers, isHeld: false };
  function Page() {
    const [draft, setDraft] = useState(frame.answers);
    frame.answers = draft;
    return (
      <quoteScreen.Fields
        draft={draft}
        change={(patch) => setDraft((before) => ({ ...before, ...patch }))}
        answer={(_, change) => setDraft((before) => changeAnswers(before, change))}
        hold={(isHeld) => {
          frame.isHeld = isHeld;
        }}
        problem={() => undefined}
        program={program}
        today="2026-11-22"
      />
    );
  }
  render(<Page />);
  return frame;
}

const amountShown = () => words(document.querySelector('strong')?.textContent ?? null);
const radio = (value: string) => document.querySelector(`input[value="${value}"]`) as HTMLInputElement;
const button = (text: RegExp) => screen.getByText(text, { selector: 'button' });

it('the amount is read out to whoever comes to its page, once the page is there', async () => {
  renderQuote(gasPump);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('');
  expect(words((await screen.findByText(/./, { selector: '[role="status"]' })).textContent)).toBe(
    '2 394 zł bezzwrotnie na wymianę źródła ciepła',
  );
});

describe('another heat source is tried in place', () => {
  it('moves the amount and is read out, but changes no answer and lets nobody apply meanwhile', async () => {
    const frame = renderQuote(gasPump);
    await userEvent.click(radio('heat_pump-1'));
    expect(await screen.findByText(/4\s088/, { selector: 'p > strong' })).toBeDefined();
    expect(words(screen.getByText(/./, { selector: '[role="status"]' }).textContent)).toBe(
      'Pompa wodna: 4 088 zł, o 1 694 zł więcej.',
    );
    expect(frame).toMatchObject({
      isHeld: true,
      answers: { heat_source_variant: 5, quote: { quote: 2394 } },
    });
  });

  it('comes back to one’s own', async () => {
    const frame = renderQuote(gasPump);
    await userEvent.click(radio('biomass_boiler-1'));
    await userEvent.click(button(/Wróć do\smojego/));
    expect(words(screen.getByText(/./, { selector: '[role="status"]' }).textContent)).toBe(
      'Znowu Twoja wycena: 2 394 zł.',
    );
    expect(screen.queryByText(/Zachowaj ten/, { selector: 'button' })).toBeNull();
    expect(frame).toMatchObject({
      isHeld: false,
      answers: { heat_source: 'heat_pump', heat_source_variant: 5 },
    });
  });

  it('becomes the answer, with its amount, when it is kept', async () => {
    const frame = renderQuote(gasPump);
    await userEvent.click(radio('city_heating-1'));
    await userEvent.click(button(/Zachowaj/));
    expect(frame).toMatchObject({
      isHeld: false,
      answers: { heat_source: 'city_heating', heat_source_variant: 1, quote: { quote: 1098 } },
    });
    expect(await screen.findByText(/1\s098/, { selector: 'p > strong' })).toBeDefined();
    expect(words(screen.getByText(/./, { selector: '[role="status"]' }).textContent)).toBe(
      'Zachowano. Twoja wycena to teraz 1 098 zł.',
    );
  });
});

describe('the amount is told honestly', () => {
  it('with the kind of heat pump that was taken because it is not known yet, until one is kept', async () => {
    const frame = renderQuote({ ...homeOwner.answers, is_sub_type_assumed: true, heat_from: 'unknown' });
    expect(words(document.body.textContent)).toContain('Policzono dla: pompa powietrzna. Inny rodzaj');
    await userEvent.click(radio('heat_pump-1'));
    expect(words(document.body.textContent)).not.toContain('Policzono dla');
    await userEvent.click(button(/Zachowaj/));
    expect(frame.answers).toMatchObject({ is_sub_type_assumed: undefined, heat_from: undefined });
  });

  it('with what it rests on: the averages of the law, or the energy data given', () => {
    renderQuote(gasPump);
    expect(words(document.body.textContent)).toContain('szacunek ze średnich wartości z przepisów');
    cleanup();
    renderQuote(school.answers);
    expect(words(document.body.textContent)).toContain('szacunek z podanych danych o energii');
    expect(words(document.body.textContent)).not.toContain('ze średnich');
  });

  it('with what it takes to get it, when it is small', () => {
    renderQuote({ ...gasPump, heat_source: 'biomass_boiler', heat_source_variant: 1 });
    expect(screen.getByText('To niewielka kwota')).toBeDefined();
  });

  it('without a word of warning when it is not', () => {
    renderQuote(gasPump);
    expect(screen.queryByText('To niewielka kwota')).toBeNull();
    expect(amountShown()).toBe('2 394 zł');
  });

  it('with the efficiency the law starts from, when nothing is saved from there', () => {
    renderQuote({ ...school.answers, surface_area: 100, efficiency_before: 0.5, efficiency_after: 0.7 });
    const told = words(document.body.textContent);
    expect(told).toContain(
      'Podana sprawność przed wymianą to 0,5. Przepisy nie pozwalają jednak przyjąć mniej niż 0,77',
    );
    expect([...document.querySelectorAll('a')].map((link) => [link.textContent, link.className])).toEqual([
      ['Zmień: efektywność energetyczna', buttonClass('primary')],
    ]);
  });

  it('offers what the programme grants where the chosen source gets nothing', async () => {
    const boiler = { ...gasPump, heat_source: 'gas_boiler', heat_source_variant: 2 } as const;
    const frame = renderQuote(boiler, { ...mpec, referenceSet: 'RV2025' });
    expect(radio('gas_boiler-2')).toBeNull();
    await userEvent.click(radio('heat_pump-4'));
    await userEvent.click(button(/Zachowaj/));
    expect(frame.answers).toMatchObject({ heat_source_variant: 4, quote: { quote: 3833 } });
  });
});

describe('what can be taken instead', () => {
  const rows = (scope: ParentNode) =>
    [...scope.querySelectorAll('label:has([name="tried_source"])')].map((row) => words(row.textContent));

  it('stands as one’s own choice and the best of three other sources, told by the difference', () => {
    renderQuote(homeOwner.answers);
    const group = screen.getByText('Inne źródła ciepła').parentElement as HTMLElement;
    expect(rows(group).slice(0, 4)).toEqual([
      'Pompa powietrzna Twój wybór3 833 zł',
      'Pompa gruntowa+255 zł',
      'Ciepło sieciowe−2 735 zł',
      'Kocioł gazowy lub olejowy−2 735 zł',
    ]);
  });

  it('is folded away beyond that, and every source stands on the page once', () => {
    renderQuote(homeOwner.answers);
    const fold = [...document.querySelectorAll('details')].find((each) => rows(each).length > 0);
    expect(words(fold?.querySelector('summary')?.textContent ?? null)).toBe('Pokaż pozostałych 11');
    expect(rows(fold as HTMLElement)).toHaveLength(11);
    const values = [...document.querySelectorAll<HTMLInputElement>('[name="tried_source"]')];
    expect(new Set(values.map(({ value }) => value)).size).toBe(15);
  });
});

describe('the amount is weighed against money one knows', () => {
  it('the programme’s dated table tells a cost, and what remains of it to pay', () => {
    renderQuote(homeOwner.answers);
    const told = words(document.body.textContent);
    expect(told).toContain('Pompa powietrzna z montażem: zwykle 32 000–45 000 zł.');
    expect(told).toContain('Twoja część28 167–41 167 zł');
    expect(told).toContain('Ceny: wartości przykładowe programu, 24 listopada 2026 r.');
  });

  it('an offer that is typed in counts instead, and goes nowhere', async () => {
    const frame = renderQuote(homeOwner.answers);
    await userEvent.type(document.querySelector('#field-offer_pln') as HTMLElement, '40000{Tab}');
    await screen.findByText(/36\s167/);
    expect(words(document.body.textContent)).not.toContain('zwykle 32 000');
    expect(JSON.stringify([toApplication(frame.answers), toQuoteRequest(frame.answers)])).not.toContain(
      '40000',
    );
    expect(personalAnswers).toContain('offer_pln');
  });

  it('an offer below the amount warns that no more than the cost is paid', async () => {
    renderQuote(homeOwner.answers);
    await userEvent.type(document.querySelector('#field-offer_pln') as HTMLElement, '3000{Tab}');
    expect(await screen.findByText('Wypłata nie przekroczy udokumentowanego kosztu.')).toBeDefined();
    expect(words(document.body.textContent)).toContain('Twoja część0 zł');
  });

  it('heating is told per year where the programme has prices of both energies, with their source', () => {
    renderQuote(homeOwner.answers);
    const told = words(document.body.textContent);
    expect(told).toContain('Ogrzewanie w roku: teraz 7 100–9 400 zł, potem 6 300–9 700 zł');
    expect(told).toContain('Teraz, węgiel 7 100–9 400 zł');
    expect(told).toContain('Po wymianie, prąd 6 300–9 700 zł');
    expect(told.match(/Ceny: wartości przykładowe/g)).toHaveLength(1);
  });

  it('nothing is said of money where the programme has no tables', () => {
    renderQuote(homeOwner.answers, stx);
    const told = words(document.body.textContent);
    for (const text of ['Orientacyjnie', 'Ogrzewanie w roku', 'Twoja część'])
      expect(told).not.toContain(text);
    expect(told).toContain('Ile kosztuje oferta?');
  });
});

describe('the next steps have their days', () => {
  it('the agreement within the time to sign, the money eight weeks after the last day of works', () => {
    expect(datesFrom('2026-11-22', mpec)).toEqual({
      sign: '2026-12-06',
      finish: '2026-12-31',
      paid: '2027-02-25',
    });
  });

  it('an installer is to be looked for now where little is left of the year', () => {
    renderQuote(homeOwner.answers);
    expect(words(document.body.textContent)).toContain(
      'Do 31 grudnia 2026 r. wymiana zakończona, więc wykonawcy poszukaj już teraz',
    );
  });

  it('no day to sign lies after the last one of the programme, nor before a person has decided', () => {
    expect(datesFrom('2026-12-20', mpec).sign).toBe('2026-12-24');
    expect(datesFrom('2026-03-01', { ...mpec, signingBegins: 'after-review' }).sign).toBe('2026-12-24');
  });
});

describe('the law’s arithmetic', () => {
  it('is one sentence, then energy in kWh and money in złoty, each on a scale of its own', () => {
    renderQuote(homeOwner.answers);
    expect(words(document.body.textContent)).toContain(
      'Ustawa pozwala najwyżej na 4 791 zł, program wypłaca 80%: 3 833 zł.',
    );
    const lines = (heading: string) => {
      const chart = screen.getByText(heading, { selector: 'h3' }).nextElementSibling;
      return [...(chart?.children ?? [])].map((line) => [
        words(line.textContent),
        (line.lastElementChild as HTMLElement).style.inlineSize,
      ]);
    };
    expect(lines('Energia w roku')).toEqual([
      ['Zużywa przeciętny taki dom 32 365 kWh', '100%'],
      ['Po wymianie 8 419 kWh', `${(100 * 8419) / 32365}%`],
      ['Oszczędność 23 946 kWh (74%)', `${(100 * 23946) / 32365}%`],
    ]);
    expect(lines('Pieniądze').map(([text]) => text)).toEqual([
      'Najwięcej według ustawy 4 791,27 zł',
      'Twoje dofinansowanie 3 833 zł',
    ]);
    expect(lines('Pieniądze')[0]?.[1]).toBe('100%');
  });

  it('unfolds into figures that add up, in words', () => {
    renderQuote(homeOwner.answers);
    const told = words(
      screen.getByText(/Ustawa pozwala/, { selector: 'summary' }).parentElement?.textContent ?? null,
    );
    for (const text of [
      'Po wymianie zostaje 8 419 kWh rocznie: 32 365 − 23 946.',
      '2,059 toe × 2 326,99 zł za 1 toe = 4 791,27 zł (po zaokrągleniu).',
      'Reszty, czyli 958,27 zł (20% i grosze z zaokrąglenia)',
      '4 791,27 zł × 80%, zaokrąglone w dół do pełnych złotych: 3 833 zł.',
      'aktualna do 23 grudnia 2026 r. To ostatni dzień',
    ])
      expect(told).toContain(text);
  });
});
