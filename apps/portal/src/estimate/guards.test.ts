import { mpec } from '@ndp/domain/programs/mpec.ts';
import type { ProgramState } from '@ndp/domain/programs/timetable.ts';
import { caller, homeOwner } from '@ndp/personas/personas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Site } from '../site/site.ts';
import { clearEstimate, useEstimate } from './estimate-store.ts';
import { guardPending, guardStep } from './guards.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${mpec.terms.lastDay}T11:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  clearEstimate();
});

const standing = { state: 'open', since: null, reason: null, opens_on: null } as const;
const site = (state: ProgramState = 'open') =>
  ({ program: mpec, config: { program_standing: { ...standing, state } } }) as Site;

/** Where a visitor ends who asks for a page, following every redirect; `nowhere` after more than there are pages. */
function endsAt(path: string, state?: ProgramState): string {
  for (let hop = 0; hop < 20; hop++) {
    try {
      if (path === 'welcome-page') return path;
      if (path === 'pending-confirm') guardPending();
      else guardStep(site(state), path);
      return path;
    } catch (thrown) {
      const { target } = thrown as { target: { to: string; params?: { step: string } } };
      path = target.params?.step ?? target.to.replace('/application/', '');
    }
  }
  return 'nowhere';
}

const laterDay = { planned_completion_date: mpec.terms.lastDay };

describe('an estimate answered to the end and not sent', () => {
  it.each([
    ['a home', { ...homeOwner.answers, ...laterDay }, 'heat-source', 'heat-source'],
    ['a home', { ...homeOwner.answers, ...laterDay }, 'submit', 'submit'],
    ['a home', { ...homeOwner.answers, ...laterDay }, 'surface-area', 'submit'],
    ['a hall', caller.answers, 'project-type', 'project-type'],
    ['a hall', caller.answers, 'client-details', 'client-details'],
  ])('of %s opens every page that is asked for (%#)', (_, answers, asked, shown) => {
    useEstimate.setState({ answers });
    expect(endsAt(asked)).toBe(shown);
  });

  it('never waits for a link that was not sent to anybody', () => {
    useEstimate.setState({ answers: { ...homeOwner.answers, ...laterDay } });
    expect(endsAt('pending-confirm')).toBe('project-type');
  });
});

it('after sending every page is the wait for the link', () => {
  useEstimate.setState({ submitted: { id: 'x', reference: 'NDP-2026-7KQ4' } });
  expect(endsAt('heat-source')).toBe('pending-confirm');
});

it.each(['announced', 'paused', 'closed'] as const)(
  'no question opens while the programme is %s, and what was answered stays',
  (state) => {
    useEstimate.setState({ answers: homeOwner.answers });
    expect(endsAt('heat-source', state)).toBe('welcome-page');
    expect(useEstimate.getState().answers).toEqual(homeOwner.answers);
  },
);
