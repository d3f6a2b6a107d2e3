import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { UnderWay, UnderWayWords } from './under-way.tsx';

const application = { may_be_under_way: true };
/** Its form for a new link is a part of its own, which comes later. */
const told = async () =>
  (await screen.findByText(/Mógł|Wniosek dotyczący/, { selector: 'p' })).textContent?.replace(/\s/g, ' ');

it('speaks of the building alone while the application is filled in', async () => {
  render(<UnderWay application={application} isKnown={false} />);
  expect(await told()).toContain('Wniosek dotyczący tego budynku');
  expect(await told()).not.toContain('rachunkiem');
});

it('is folded away on every page after the first that shows it', async () => {
  render(<UnderWay application={application} isKnown />);
  expect((await screen.findByText(/^Być może/)).tagName).toBe('SUMMARY');
  cleanup();
  render(<UnderWay application={application} isKnown={false} />);
  expect((await screen.findByText(/^Być może/)).tagName).toBe('H2');
});

it('does not say of a sent application that the other one is about this building: it may share the applicant or the account', async () => {
  render(<UnderWayWords isSent />);
  expect(await told()).toContain('dla tej samej osoby lub organizacji albo z tym samym rachunkiem');
  expect(await told()).not.toContain('Wniosek dotyczący tego budynku');
});

it('says nothing where nothing is shared', () => {
  const { container } = render(<UnderWay application={{ may_be_under_way: false }} isKnown={false} />);
  expect(container.textContent).toBe('');
});
