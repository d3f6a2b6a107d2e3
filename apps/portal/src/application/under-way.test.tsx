import { cleanup, configure, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { UnderWay } from './under-way.tsx';

configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const application = { may_be_under_way: true };
/** Its form for a new link is a part of its own, which comes later. */
const told = async () =>
  (await screen.findByText(/./, { selector: 'p:has(strong)' })).textContent?.replace(/\s/g, ' ');

it('speaks of the building alone while the application is filled in', async () => {
  render(<UnderWay application={application} />);
  expect(await told()).toContain('Wniosek dotyczący tego budynku');
  expect(await told()).not.toContain('rachunkiem');
});

it('does not say of a sent application that the other one is about this building: it may share the applicant or the account', async () => {
  render(<UnderWay application={application} isSent />);
  expect(await told()).toContain('dla tej samej osoby lub organizacji albo z tym samym rachunkiem');
  expect(await told()).not.toContain('Wniosek dotyczący tego budynku');
});

it('says nothing where nothing is shared', () => {
  const { container } = render(<UnderWay application={{ may_be_under_way: false }} />);
  expect(container.textContent).toBe('');
});
