import '@ndp/ui/testing/css-escape.ts';
import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import { quote } from '@ndp/domain/subsidy/quote.ts';
import { homeOwner, school } from '@ndp/personas/personas.ts';
import { cleanup, configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type Answers, changeAnswers } from '../answers.ts';
import { quoteRequest } from './quote-request.ts';
import { quoteScreen } from './screen.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

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
        change={() => undefined}
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

describe('another heat source is tried in place', () => {
  it('moves the amount and is read out, but changes no answer and lets nobody apply meanwhile', async () => {
    const frame = renderQuote(gasPump);
    await userEvent.click(radio('heat_pump-1'));
    expect(await screen.findByText(/4\s088/, { selector: 'p > strong' })).toBeDefined();
    expect(words(screen.getByText(/./, { selector: '[role="status"]' }).textContent)).toBe(
      'Pompa ciepła: Woda/woda, elektryczna: 4 088 zł, o 1 694 zł więcej.',
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
    expect(words(document.body.textContent)).toContain(
      'Policzono dla: Pompa ciepła: Powietrze/woda, elektryczna',
    );
    await userEvent.click(radio('heat_pump-1'));
    expect(words(document.body.textContent)).not.toContain('Policzono dla');
    await userEvent.click(button(/Zachowaj/));
    expect(frame.answers).toMatchObject({ is_sub_type_assumed: undefined, heat_from: undefined });
  });

  it('with what it rests on: the averages of the law, or the energy data given', () => {
    renderQuote(gasPump);
    expect(words(document.body.textContent)).toContain('oparty na średnich wartościach z przepisów');
    cleanup();
    renderQuote(school.answers);
    expect(words(document.body.textContent)).toContain('oparty na podanych danych o energii');
    expect(words(document.body.textContent)).not.toContain('średnich');
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
    expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
      'Efektywność energetyczna',
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

describe('the picture of the amount', () => {
  it('shows figures that add up, and opens each of them into words', () => {
    renderQuote(homeOwner.answers);
    const blocks = [...document.querySelectorAll('details')];
    expect(blocks).toHaveLength(5);
    const told = blocks.map((block) => words(block.textContent));
    expect(told[0]).toContain('32 365 kWh rocznie');
    expect(told[1]).toContain('Po wymianie zostaje 8 419 kWh rocznie: 32 365 − 23 946.');
    expect(told[2]).toContain('2,059 toe × 2 326,99 zł za 1 toe = 4 791,27 zł (po zaokrągleniu).');
    expect(told[3]).toContain('Reszty, czyli 958,27 zł');
    expect(told[4]).toContain('zaokrąglone w dół do pełnych złotych: 3 833 zł.');
    expect(told[4]).toContain('aktualna do 23 grudnia 2026');
  });
});
