import type { CoOwnerRequestAnswer } from '@ndp/contract/calls/co-owners.ts';
import { coOwnerStatement, coOwnerStatementVersion } from '@ndp/flows/application/co-owners/messages.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { VisitProvider } from '../routing/visit.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { sampleVisit } from '../testing/sample-visit.ts';

const api = startFakeApi();
const { CoOwnerRequest } = await import('./co-owner-page.tsx');

const request: CoOwnerRequestAnswer = {
  reference: 'NDP-2026-7KQ4',
  language: 'pl',
  organiser: 'Miejskie Przedsiębiorstwo Energetyki Cieplnej S.A.',
  summary: {
    applicant: 'Żaneta Łącka-Ćwik',
    building_address: 'ul. Polna 12A/5, 32-083 Balice',
    existing_heat_source: 'coal',
    heat_source: 'heat_pump',
    heat_source_variant: 4,
    quote: 3833,
    planned_completion_date: '2026-12-15',
  },
  summary_hash: 'a'.repeat(64),
  given: null,
  closed: null,
  is_signed: false,
  expires_at: '2099-12-21T11:00:00.000Z',
};
const at = '2026-11-21T11:00:00.000Z';
const post = 'POST /co_owner_requests/secret/answer';

afterEach(() => api.reset());

const open = (over: Partial<CoOwnerRequestAnswer> = {}) =>
  render(
    <VisitProvider value={sampleVisit}>
      <CoOwnerRequest token="secret" loaded={{ ...request, ...over }} />
    </VisitProvider>,
  );
const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const send = () => userEvent.click(screen.getByRole('button', { name: 'Wyślij odpowiedź' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a co-owner’s link', () => {
  it('says before the question that a signed agreement is stopped by nothing', () => {
    open();
    expect(text()).toContain('poczekają na wyjaśnienie sprawy');
    cleanup();
    open({ is_signed: true });
    expect(text()).toContain('Umowa jest już podpisana: odpowiedź zostanie zapisana, niczego nie zatrzyma');
    expect(text()).not.toContain('poczekają');
  });

  it('tells who asks for what, and the sentence that is agreed to', () => {
    open();
    for (const told of [
      'Potrzebna jest odpowiedź: zgoda albo sprzeciw.',
      'Żaneta Łącka-Ćwik',
      'ul. Polna 12A/5, 32\u2011083 Balice',
      '3 833 zł',
      'Pompa powietrzna',
      '15 grudnia 2026',
      'NDP-2026-7KQ4',
      coOwnerStatement.pl,
    ])
      expect(text()).toContain(told);
    expect(api.callsOf()).toEqual([]);
  });

  it('sends a consent with the sentence and the summary it speaks of', async () => {
    api.answer(post, { body: { ...request, given: { answer: 'agree', answered_at: at } } });
    open();
    await userEvent.click(screen.getByLabelText('Wyrażam zgodę'));
    await userEvent.type(screen.getByLabelText('Imię i nazwisko'), 'Zofia Wrona');
    await send();
    await heading('Dziękujemy, zgoda jest zapisana');
    expect(api.heard).toEqual([
      {
        call: post,
        body: {
          answer: 'agree',
          typed_name: 'Zofia Wrona',
          statement: coOwnerStatementVersion,
          summary_hash: request.summary_hash,
        },
      },
    ]);
  });

  it('asks for a reason only of who objects, and takes none', async () => {
    api.answer(post, { body: { ...request, given: { answer: 'object', answered_at: at } } });
    open();
    expect(screen.queryByLabelText(/Powód/)).toBeNull();
    await userEvent.click(screen.getByLabelText('Nie zgadzam się'));
    expect(screen.getByLabelText(/Powód/)).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Imię i nazwisko'), 'Zofia Wrona');
    await send();
    await heading('Sprzeciw jest zapisany');
    expect(text()).toContain('zapisany 21 listopada 2026');
  });

  it('sends nothing without an answer and a name, and says what is missing', async () => {
    open();
    await send();
    expect(text()).toContain('Wybierz jedną z odpowiedzi.');
    expect(text()).toContain('Wpisz imię i nazwisko.');
    expect(api.callsOf()).toEqual([]);
  });

  it('keeps what was typed when the server refuses, and tells its sentence', async () => {
    api.answer(post, { status: 409, body: { detail: 'Opis sprawy zmienił się.' } });
    open();
    await userEvent.click(screen.getByLabelText('Wyrażam zgodę'));
    await userEvent.type(screen.getByLabelText('Imię i nazwisko'), 'Zofia Wrona');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('Opis sprawy zmienił się.');
    expect(screen.getByLabelText<HTMLInputElement>('Imię i nazwisko').value).toBe('Zofia Wrona');
  });

  it('says so when the link has died in the meantime', async () => {
    open();
    await userEvent.click(screen.getByLabelText('Wyrażam zgodę'));
    await userEvent.type(screen.getByLabelText('Imię i nazwisko'), 'Zofia Wrona');
    await send();
    await heading('Ten link już nie działa');
  });

  it('shows a given answer with its day, and lets it be changed', async () => {
    open({ given: { answer: 'agree', answered_at: at } });
    expect(text()).toContain('zapisana 21 listopada 2026');
    await userEvent.click(screen.getByRole('button', { name: 'Zmień odpowiedź' }));
    expect(screen.getByLabelText('Nie zgadzam się')).toBeTruthy();
  });

  it.each([
    ['signed', 'Umowa jest już podpisana'],
    ['ended', 'Ta sprawa została zakończona'],
    ['in_completion', 'Wnioskodawca właśnie poprawia wniosek'],
  ] as const)('asks nothing while it is %s, and says why', (closed, words) => {
    open({ closed });
    expect(text()).toContain(words);
    expect(text()).not.toContain('Potrzebna jest odpowiedź');
    expect(screen.queryByRole('button', { name: 'Wyślij odpowiedź' })).toBeNull();
    cleanup();
    open({ closed, given: { answer: 'agree', answered_at: at } });
    expect(text()).toContain(words);
    expect(screen.queryByRole('button', { name: 'Zmień odpowiedź' })).toBeNull();
  });
});
