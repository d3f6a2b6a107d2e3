import { mpec } from '@ndp/domain/programs/mpec.ts';
import { caller, homeOwner } from '@ndp/personas/personas.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearEstimate, useEstimate } from './estimate-store.ts';
import { guardPending, guardStep } from './guards.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${mpec.terms.lastDay}T11:00:00Z`) });
});
afterEach(() => {
  vi.useRealTimers();
  clearEstimate();
});

/** Where a visitor ends who asks for a page, following every redirect; `nowhere` after more than there are pages. */
function endsAt(path: string): string {
  for (let hop = 0; hop < 20; hop++) {
    try {
      if (path === 'pending-confirm') guardPending();
      else guardStep(mpec, path);
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
