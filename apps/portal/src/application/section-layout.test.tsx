import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applicationWith } from '../testing/sample-application.ts';
import { SectionLayout } from './section-layout.tsx';

const event = (status: string) => ({ status, at: '2026-11-20T10:00:00.000Z', actor: 'applicant' });

function show(path: string, ...statuses: readonly string[]) {
  const history = statuses.map(event);
  const application = applicationWith({ status: 'in_completion', consent: null, history });
  render(
    <SectionLayout application={application as ApplicationAnswer} link={{ id: 'a', token: 'b' }} path={path}>
      {null}
    </SectionLayout>,
  );
}

const told = () => document.body.textContent?.replace(/\s/g, ' ');
const sendAgain = () => screen.queryByRole('link', { name: 'Wyślij ponownie' });

it('an application opened again says that it is not sent, and leads on every page to where it is sent again', () => {
  show('settlement', 'in_completion', 'completed', 'in_completion');
  expect(told()).toContain('nie jest wysłany');
  expect(sendAgain()?.getAttribute('href')).toBe('/additional-data/consent/a/b');
});

it('the page of the statements does not lead to itself', () => {
  show('consent', 'in_completion', 'completed', 'in_completion');
  expect(sendAgain()).toBeNull();
});

it('the page that shows everything is counted as the step it is, behind the statements', () => {
  show('consent', 'in_completion');
  expect(told()).toContain('Krok 5 z 6: Oświadczenia');
  cleanup();
  show('check', 'in_completion');
  expect(told()).toContain('Krok 6 z 6: Sprawdź i wyślij wniosek');
});

it('an application that was never sent says nothing of sending again', () => {
  show('settlement', 'in_completion');
  expect(sendAgain()).toBeNull();
});
