import { type DeskRole, deskRoles, permissionsOf } from '@ndp/contract/permissions.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { menuPages } from '../page/menu-pages.ts';
import { draw, partnerOf } from '../testing/desk-server.tsx';
import { FirstStepsPage } from './first-steps-page.tsx';
import { stepsOf } from './steps.ts';

afterEach(cleanup);

const open = (roles: readonly DeskRole[], language: 'pl' | 'en' = 'pl') =>
  draw(
    <FirstStepsPage partner={{ ...partnerOf('mpec', permissionsOf(roles)), roles: [...roles] }} />,
    language,
  );

describe('the first steps', () => {
  it('tell each of one’s own roles what a day brings, in order, and who else must act, and nothing of others', () => {
    open(['officer', 'approver']);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Twoja rola: prowadzi sprawy', 'Twoja rola: zatwierdza', 'Klawisze']);
    const officer = screen.getByRole('region', { name: 'Twoja rola: prowadzi sprawy' });
    expect(within(officer).getAllByRole('listitem')[0]?.textContent).toMatch(/^Zacznij od/);
    expect(within(officer).getByRole('link', { name: 'Wypłaty' }).getAttribute('href')).toBe(
      '/mpec/payments',
    );
    expect(officer.textContent).toMatch(/nie zatwierdzasz Ty/);
  });

  it('show keys to whoever sees cases, and speak English, too', () => {
    open(['administrator'], 'en');
    expect(screen.queryByRole('heading', { name: 'Keys' })).toBeNull();
    expect(screen.getByText(/^Invite people and give roles/)).toBeDefined();
    cleanup();
    open(['auditor'], 'en');
    expect(screen.getByRole('heading', { name: 'Keys' })).toBeDefined();
  });

  it('send nobody to a page their role may not open', () => {
    const astray = deskRoles.flatMap((role) =>
      stepsOf[role].steps.flatMap(({ page }) => {
        const acts: readonly string[] = menuPages.find((each) => each.page === page)?.acts ?? [];
        const mayOpen = permissionsOf([role]).some((act) => acts.includes(act));
        return page && !mayOpen ? [`${role} ${page}`] : [];
      }),
    );
    expect(astray).toEqual([]);
  });
});
