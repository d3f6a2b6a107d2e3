import { applicationStatuses, usualStatuses } from '@ndp/domain/workflow/statuses.ts';
import { overviewOf } from '@ndp/personas/overview-of.ts';
import { coOwner, homeOwner, housingCommunity } from '@ndp/personas/personas.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LanguageProvider } from '../language.tsx';
import { say } from '../message.ts';
import type { ConsentWording } from './consent/consent-text.ts';
import { Overview } from './overview.tsx';
import type { OverviewApplication } from './overview-application.ts';
import { statusNames } from './status-names.ts';

afterEach(cleanup);

const homeApplication = overviewOf(homeOwner);

const dated = { today: '2026-11-21', newEstimate: 'Nowy wniosek możesz złożyć.' };
const contact = { email: 'pomoc@example.com', phone: '+48 12 345 67 89' };

function renderOverview(application: OverviewApplication, canCorrect = true, program: ConsentWording = {}) {
  const onCorrect = vi.fn();
  render(<Overview {...{ application, program, canCorrect, onCorrect, contact, ...dated }} />);
  return { onCorrect };
}

const text = () => document.body.textContent?.replace(/\s/g, ' ') ?? '';
const html = () => document.body.innerHTML.replace(/\s/g, '');

describe('the overview', () => {
  it('shows neither the whole PESEL nor the whole account number', () => {
    renderOverview(homeApplication);
    expect(html()).not.toContain('44051401359');
    expect(html()).not.toContain('61109010140000071219812874');
    expect(text()).toContain('•••••••1359');
    expect(text()).toContain('•••• 2874');
    expect(text()).toContain('Numer PESEL i numer rachunku są częściowo zasłonięte.');
  });

  it('says on which of the six promised steps the case stands, from the second to the last, and never goes back', () => {
    const steps = usualStatuses.map((status) => {
      renderOverview({ ...homeApplication, status });
      const [, step] = /\(krok (\d) z 6\)/.exec(text()) ?? [];
      cleanup();
      return Number(step);
    });
    expect(steps).toEqual([...steps].sort());
    expect([...new Set(steps)]).toEqual([2, 3, 4, 5, 6]);
  });

  it('tells every answer of a house', () => {
    renderOverview(homeApplication);
    for (const told of [
      'NDP-2026-7KQ4',
      '3 833 zł',
      'Dom jednorodzinny',
      'Pompa ciepła: Powietrze/woda, elektryczna',
      'Łucja Żółć-Kowalska (właściciel)',
      homeOwner.answers.email,
      'ul. Święty Krzyż 12A 31-023 Kraków',
      'małopolskie',
      'WA4M/00123456/4',
      '15 grudnia 2026',
    ]) {
      expect(text()).toContain(told);
    }
  });

  it('tells the flat of a co-owner, and the second address', () => {
    renderOverview(overviewOf(coOwner));
    for (const told of ['(współwłaściciel)', 'ul. Polna 7/5 32-083 Balice', 'marek.wrona@example.com'])
      expect(text()).toContain(told);
  });

  it('tells the numbers of an organisation, and that it has no KRS entry', () => {
    renderOverview(overviewOf(housingCommunity));
    expect(text()).toContain(housingCommunity.sections.client_info.building_name);
    expect(text()).toContain(housingCommunity.sections.client_info.nip);
    expect(text()).toContain('bez wpisu');
    expect(text()).not.toContain('PESEL');
    expect(text()).toContain('Numer rachunku jest częściowo zasłonięty.');
  });

  it('tells the consents word for word with the day they were given', () => {
    renderOverview(homeApplication);
    expect(text()).toContain('Złożono 21 listopada 2026');
    expect(text()).toContain('Zobowiązuję się wymienić źródło ciepła');
  });

  it('leads back to the section that is to be corrected', async () => {
    const { onCorrect } = renderOverview(homeApplication);
    await userEvent.click(screen.getByRole('button', { name: 'Popraw: Dane do rozliczenia' }));
    expect(onCorrect).toHaveBeenCalledExactlyOnceWith('settlement');
    expect(screen.getAllByRole('button', { name: /^Popraw:/ })).toHaveLength(4);
  });

  it('offers no correction once signing has begun', () => {
    renderOverview({ ...homeApplication, status: 'contract_sent' }, false);
    expect(screen.queryByRole('button', { name: /^Popraw:/ })).toBeNull();
  });

  it('says which part is still missing', () => {
    renderOverview({ ...homeApplication, settlement: null });
    const group = screen.getByRole('heading', { name: 'Dane do rozliczenia' }).closest('section');
    expect(within(group as HTMLElement).getByText(/nie jest jeszcze wypełniona/)).toBeDefined();
  });

  it.each(applicationStatuses)('says where a %s application stands and what comes next', (status) => {
    renderOverview({ ...homeApplication, status });
    const name = say(statusNames[status].name, 'pl').replace(/\s/g, ' ');
    expect(screen.getByText((told) => told.startsWith(name), { selector: 'dd' })).toBeDefined();
    expect(text()).toContain(say(statusNames[status].next, 'pl', dated).slice(0, 12).replace(/\s/g, ' '));
    expect(document.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
  });

  it('is told in English too, amounts too', () => {
    render(
      <LanguageProvider value="en">
        <Overview
          application={homeApplication}
          program={{}}
          canCorrect
          onCorrect={() => undefined}
          {...{ contact, ...dated }}
        />
      </LanguageProvider>,
    );
    expect(text()).toContain('Application complete');
    expect(text()).toContain('PLN 3,833');
    expect(text()).toContain('15 December 2026');
  });
});
