import '@ndp/ui/testing/css-escape.ts';
import { fortum } from '@ndp/domain/programs/fortum.ts';
import { screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AddressUnit } from '../../address-lists.tsx';
import { drawScreen, noLists } from '../../testing/draw-screen.tsx';
import type { Answers } from '../answers.ts';
import { climateZoneScreen } from './screen.tsx';

const city = (id: string, name: string, path: string, rest: Partial<AddressUnit> = {}): AddressUnit => ({
  id,
  name,
  kind: 'miasto',
  path,
  ...rest,
});

const lodz = { province: 'łódzkie', county: 'Łódź', community: 'Łódź' };
const suwalki = { province: 'podlaskie', county: 'Suwałki', community: 'Suwałki' };

const country: Readonly<Record<string, readonly AddressUnit[]>> = {
  łódź: [city('1', 'Łódź', 'woj. łódzkie', { climate_zone: 'zone_iii', ...lodz })],
  suwałki: [city('2', 'Suwałki', 'woj. podlaskie', { climate_zone: 'zone_v', ...suwalki })],
  łazy: [
    city('3', 'Łazy', 'gm. Łazy, pow. zawierciański, woj. śląskie', { climate_zone: 'zone_iii' }),
    city('4', 'Łazy', 'gm. Mielno, pow. koszaliński, woj. zachodniopomorskie', {
      climate_zone: 'zone_i',
      province: 'zachodniopomorskie',
      county: 'koszaliński',
      community: 'Mielno',
    }),
  ],
  nowa: [city('5', 'Kraków', 'woj. małopolskie', { part: 'Nowa Huta', climate_zone: 'zone_iii' })],
  nigdzie: [city('6', 'Nigdzie', 'woj. podlaskie', suwalki)],
};

/** The amount of a school depends on the zone, so its zones are always in sight. */
const aSchool: Answers = { project_variant: 'non_residential' };

function renderScreen(
  saved: Answers = aSchool,
  search: (q: string) => Promise<readonly AddressUnit[]> = async (q) => country[q] ?? [],
) {
  return drawScreen(climateZoneScreen, saved, {
    lists: { ...noLists, searchTowns: async (q: string) => ({ items: await search(q) }) },
    program: fortum,
  });
}

type User = ReturnType<typeof userEvent.setup>;

const town = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Miejscowość' });
const zone = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}\\b`) });
const remark = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');

async function find(user: User, typed: string, option: RegExp | string) {
  await user.clear(town());
  await user.type(town(), typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('finding the climate zone by town', () => {
  it('suggests the zone of the town that was picked, and says so', async () => {
    const { user, latest } = renderScreen();
    await find(user, 'łódź', /^Łódź/);
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_iii' });
    expect(zone('Strefa III').checked).toBe(true);
    expect(town().value).toBe('Łódź');
    expect(remark()).toBe('Strefa klimatyczna tej miejscowości (Łódź): III.');
  });

  it('tells towns of one name apart by where they lie', async () => {
    const { user, latest } = renderScreen();
    await find(user, 'łazy', /koszaliński/);
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_i' });
  });

  it('takes the only town of the name that was typed when the field is left, and none of several', async () => {
    const search = async (q: string) => (q === 'lodz' ? (country.łódź ?? []) : (country[q] ?? []));
    const { user, latest } = renderScreen(aSchool, search);
    await user.type(town(), 'lodz');
    await user.tab();
    await screen.findByDisplayValue('Łódź');
    expect(latest.draft).toMatchObject({ ...lodz, city: 'Łódź', climate_zone: 'zone_iii' });
    await user.clear(town());
    await user.type(town(), 'łazy');
    await screen.findAllByRole('option');
    await user.tab();
    expect(latest.draft).toMatchObject({ city: 'łazy', county: null });
  });

  it('shows the list again when the field is pressed once more', async () => {
    const { user } = renderScreen();
    await user.type(town(), 'łazy');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.click(town());
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('is picked by keyboard alone, which closes the list', async () => {
    const { user, latest } = renderScreen();
    await user.type(town(), 'łazy');
    await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_i' });
    expect(town().value).toBe('Łazy');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('says which part of a town was found', async () => {
    const { user } = renderScreen();
    await user.type(town(), 'nowa');
    const option = await screen.findByRole('option');
    expect(option.textContent).toBe('KrakówNowa Huta, woj. małopolskie');
  });

  it('leaves the choice to the visitor: another zone may be chosen after the suggestion', async () => {
    const { user, latest } = renderScreen();
    await find(user, 'łódź', /^Łódź/);
    await user.click(zone('Strefa II'));
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_ii' });
    expect(remark()).toContain(
      'Strefa klimatyczna tej miejscowości (Łódź): III. Wybrana pozostaje strefa II.',
    );
  });

  it('does not overrule a zone that the visitor has chosen, but offers the suggestion', async () => {
    const { user, latest } = renderScreen();
    await user.click(zone('Strefa II'));
    await find(user, 'suwałki', /^Suwałki/);
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_ii' });
    await user.click(screen.getByRole('button', { name: 'Wybierz strefę V' }));
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_v' });
    expect(remark()).toBe('Strefa klimatyczna tej miejscowości (Suwałki): V.');
  });

  it('replaces a suggestion by that of the next town', async () => {
    const { user, latest } = renderScreen();
    await find(user, 'łódź', /^Łódź/);
    await find(user, 'suwałki', /^Suwałki/);
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_v' });
  });

  it('suggests nothing for a town whose position is not known', async () => {
    const { user, latest } = renderScreen();
    await find(user, 'nigdzie', /^Nigdzie/);
    expect(latest.draft.climate_zone).toBeUndefined();
    expect(remark()).toContain('nie znamy');
  });

  it('says that a town is not listed', async () => {
    const { user } = renderScreen();
    await user.type(town(), 'Atlantyda');
    expect(await screen.findByText(/Nie ma takiej miejscowości/)).toBeDefined();
  });
});

describe('a house, whose amount does not depend on the zone', () => {
  const house: Answers = { project_variant: 'home' };
  const noZones = () => expect(screen.queryAllByRole('radio')).toEqual([]);

  it('gets its zone from the town, which is kept with the units it lies in', async () => {
    const { user, latest } = renderScreen(house);
    noZones();
    await find(user, 'łazy', /koszaliński/);
    expect(latest.draft).toEqual({
      ...house,
      province: 'zachodniopomorskie',
      county: 'koszaliński',
      community: 'Mielno',
      city: 'Łazy',
      climate_zone: 'zone_i',
    });
    expect(screen.getByText('Strefa klimatyczna:', { exact: false, selector: 'p' }).textContent).toContain(
      'I',
    );
    noZones();
  });

  it('may be given another zone by hand', async () => {
    const { user, latest } = renderScreen(house);
    await find(user, 'łódź', /^Łódź/);
    await user.click(screen.getByRole('button', { name: 'Zmień strefę' }));
    expect(document.activeElement).toBe(zone('Strefa III'));
    await user.click(zone('Strefa II'));
    expect(latest.draft).toMatchObject({ city: 'Łódź', climate_zone: 'zone_ii' });
  });

  it('may be given a zone without a town', async () => {
    const { user, latest } = renderScreen(house);
    await user.click(screen.getByRole('button', { name: /wskażę strefę/ }));
    await user.click(zone('Strefa IV'));
    expect(latest.draft).toEqual({ ...house, climate_zone: 'zone_iv' });
  });

  it('keeps no place of a town whose name was changed afterwards', async () => {
    const { user, latest } = renderScreen(house);
    await find(user, 'łódź', /^Łódź/);
    await user.type(town(), ' Nowa');
    expect(latest.draft).toMatchObject({ city: 'Łódź Nowa', province: null, county: null, community: null });
  });

  it('is asked for its zone when the position of its town is not known', async () => {
    const { user } = renderScreen(house);
    await find(user, 'nigdzie', /^Nigdzie/);
    expect(zone('Strefa I').checked).toBe(false);
  });
});

describe('when the register cannot be reached', () => {
  it('a calm sentence says so, and the zone is chosen by hand', async () => {
    const { user, latest } = renderScreen(aSchool, () => Promise.reject(new Error('offline')));
    await user.type(town(), 'łódź');
    expect(await screen.findByText(/Lista miejscowości jest teraz niedostępna/)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(zone('Strefa III'));
    expect(latest.draft).toMatchObject({ climate_zone: 'zone_iii' });
  });

  it('typing on asks again, and finds the town once the register is back', async () => {
    const { user } = renderScreen(aSchool, async (q) => {
      if (q === 'łó') throw new Error('offline');
      return country[q] ?? [];
    });
    await user.type(town(), 'łó');
    await screen.findByText(/Lista miejscowości jest teraz niedostępna/);
    await user.type(town(), 'dź');
    expect(await screen.findByRole('option', { name: /^Łódź/ })).toBeDefined();
  });
});
