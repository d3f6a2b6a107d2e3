import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '../address.ts';
import { draw, partnerOf } from '../testing/desk-server.tsx';
import { Shell, togetherPartners } from './shell.tsx';

afterEach(() => vi.unstubAllGlobals());

const training = { ...partnerOf('cwiczenia'), is_training: true };
const session = {
  ...{ name: 'Olga', email: null, may_open: false, ends_at: '2026-11-21T20:00:00Z' },
  partners: [partnerOf('mpec'), training],
};
const show = (path: string, partner = training) =>
  draw(
    <Shell session={session} partner={partner} route={routeOf(path)} onOut={() => {}}>
      {path}
    </Shell>,
  );
const says = () => screen.queryAllByText(/sprawy są.zmyślone/).length;

describe('the frame of the desk', () => {
  it('says on every page of a training partner that its cases are made up', () => {
    for (const path of ['/cwiczenia', '/cwiczenia/payments', '/cwiczenia/people']) {
      const { unmount } = show(path);
      expect(says()).toBe(1);
      unmount();
    }
    show('/mpec', partnerOf('mpec'));
    expect(says()).toBe(0);
  });

  it('puts made-up cases into no list with those of people', () => {
    expect(togetherPartners(session).map(({ id }) => id)).toEqual(['mpec']);
  });
});
