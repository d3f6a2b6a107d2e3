import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draw } from '../testing/desk-server.tsx';
import { LoginPage } from './login-page.tsx';
import { loginFailures } from './messages.ts';

const at = (address: string) => history.replaceState(null, '', address);
const linkOf = () => screen.getByRole('link').getAttribute('href');
beforeEach(() => at('/'));

it('leads to the issuer and back to the page one wanted, without the words that were looked for', () => {
  at('/mpec?status=open&find=Wrona');
  draw(<LoginPage />);
  expect(linkOf()).toBe(`/login?${new URLSearchParams({ back: '/mpec?status=open' })}`);
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
});

it('takes the secret of an invitation along', () => {
  draw(<LoginPage invitation="tajne" />, 'en');
  expect(linkOf()).toBe('/login?invitation=tajne');
});

it('says why somebody was not let in, and then leads to the first page', () => {
  for (const [why, sentence] of Object.entries(loginFailures)) {
    at(`/mpec?login=${why}`);
    const { unmount } = draw(<LoginPage />);
    const said = screen.getByRole('alert').textContent?.replaceAll('\u00a0', ' ');
    expect(said).toContain(sentence.pl.replaceAll('\u00a0', ' ').slice(0, 20));
    expect(linkOf()).toBe('/login?back=%2F');
    unmount();
  }
});

it('says that one is logged out', () => {
  at('/?login=out');
  draw(<LoginPage />);
  expect(screen.getByRole('status').textContent).toContain('Wylogowano');
});
