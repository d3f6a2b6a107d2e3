import '@ndp/ui/testing/css-escape.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { AddressLists, AddressUnit } from '../../address-lists.tsx';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { buildingAddressScreen } from './screen.tsx';
import type { AddressDraft } from './step.ts';

const unit = (id: string, name: string, kind = ''): AddressUnit => ({ id, name, kind });

/** A small country: two provinces, a county with two communities of one name, a city that is its own county. */
const country: Readonly<Record<string, readonly AddressUnit[]>> = {
  '': [unit('l', 'łódzkie'), unit('m', 'małopolskie')],
  l: [unit('l1', 'łowicki')],
  m: [unit('m1', 'krakowski'), unit('m2', 'Kraków', 'miasto na prawach powiatu')],
  l1: [unit('l1a', 'Łowicz', 'gmina miejska'), unit('l1b', 'Łowicz', 'gmina wiejska')],
  m1: [unit('m1a', 'Zabierzów'), unit('m1b', 'Skała')],
  m2: [unit('m2a', 'Kraków', 'gmina miejska')],
  l1b: [unit('p1', 'Klewków', 'wieś'), unit('p2', 'Parma', 'wieś'), unit('p3', 'Parma', 'kolonia')],
  m1a: [unit('p4', 'Balice', 'wieś'), unit('p5', 'Rudawa', 'wieś')],
  m2a: [unit('p6', 'Kraków', 'miasto')],
  p4: [],
  p6: [unit('s1', 'Długa', 'ul.'), unit('s2', 'Jana Pawła II', 'al.')],
};

/** What a search of the country finds: each town with the units it lies in. */
const towns: readonly AddressUnit[] = [
  { ...unit('p4', 'Balice', 'wieś'), province: 'małopolskie', county: 'krakowski', community: 'Zabierzów' },
  { ...unit('p6', 'Kraków', 'miasto'), province: 'małopolskie', county: 'Kraków', community: 'Kraków' },
];

const beneath = async (id: string) => country[id] ?? [];
const register: AddressLists = {
  provinces: () => beneath(''),
  counties: beneath,
  communities: beneath,
  cities: beneath,
  streets: beneath,
  searchTowns: async (q) =>
    q === '32083'
      ? { items: towns.slice(0, 1), postal_codes: 'Lista kodów' }
      : { items: towns.filter(({ name }) => name.toLowerCase().startsWith(q)) },
};

function renderScreen(saved: AddressDraft = {}, lists: AddressLists = register) {
  return drawScreen(buildingAddressScreen, saved, { lists, variant: 'home' });
}

/** Leaves the search: the town is given level by level. */
const byLists = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: /wybiorę województwo/ }));

const krakow = { province: 'małopolskie', county: 'Kraków', community: 'Kraków', city: 'Kraków' };
const balice = { province: 'małopolskie', county: 'krakowski', community: 'Zabierzów', city: 'Balice' };

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label, { selector: 'input, select' });
const listed = (label: string) =>
  [...(field(label) as HTMLSelectElement).options].slice(1).map((option) => option.text);
const offers = (label: string, names: readonly string[]) =>
  waitFor(() => expect(listed(label)).toEqual(names));
const says = (latest: { draft: AddressDraft }, address: AddressDraft) =>
  waitFor(() => expect(latest.draft).toMatchObject(address));

describe('the town of the building', () => {
  it('is searched once, and brings community, county and voivodeship with it', async () => {
    const { user, latest } = renderScreen();
    await user.type(field('Miejscowość'), 'bal');
    await user.click(await screen.findByRole('option', { name: /^Balice/ }));
    expect(latest.draft).toMatchObject(balice);
    expect(screen.getByText('Balice')).toBeDefined();
    expect(screen.queryByLabelText('Województwo')).toBeNull();
  });

  it('is found by its zip code, which then need not be typed again', async () => {
    const { user, latest } = renderScreen();
    await user.type(field('Miejscowość'), '32083');
    const town = await screen.findByRole('option', { name: /^Balice/ });
    expect(screen.getByText('Kody pocztowe: Lista kodów')).toBeDefined();
    await user.click(town);
    expect(latest.draft).toMatchObject({ ...balice, zip_code: '32083' });
  });

  it('is there already when the estimate knew it, and can be changed or kept, and the focus follows', async () => {
    const { user, latest } = renderScreen({ ...krakow, street: 'Długa' });
    const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));
    const shown = (description: RegExp) => screen.getByRole('button', { name: /^Zmień/, description });
    await user.click(shown(/Kraków/));
    expect(latest.draft).toMatchObject({ city: '', province: '', street: '' });
    await hasFocus(field('Miejscowość'));
    await byLists(user);
    await hasFocus(field('Województwo'));
    await user.click(screen.getByRole('button', { name: /^Wyszukaj/ }));
    await user.click(screen.getByRole('button', { name: 'Zostaw: Kraków' }));
    expect(latest.draft).toMatchObject({ ...krakow, street: 'Długa' });
    await user.click(shown(/Kraków/));
    await user.type(field('Miejscowość'), 'bal');
    await user.click(await screen.findByRole('option', { name: /^Balice/ }));
    expect(latest.draft).toMatchObject({ ...balice, street: '' });
    await hasFocus(shown(/Balice/));
  });
});

describe('what is asked beneath the town', () => {
  it('a town is not offered to have no street names, a village without listed streets is', async () => {
    renderScreen(krakow);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /nie ma nazw ulic/ })).toBeNull());
    cleanup();
    renderScreen(balice);
    expect(await screen.findByRole('checkbox', { name: /nie ma nazw ulic/ })).toBeDefined();
  });

  it('a zip code of another voivodeship is remarked on, and stays as it was typed', async () => {
    const { user, latest } = renderScreen(krakow);
    await user.type(field('Kod pocztowy'), '80-001');
    expect(screen.getByText(/należy zwykle do innego województwa \(pomorskie\)/)).toBeDefined();
    expect(latest.draft.zip_code).toBe('80-001');
    await user.clear(field('Kod pocztowy'));
    await user.type(field('Kod pocztowy'), '31-023');
    expect(screen.queryByText(/innego województwa/)).toBeNull();
  });
});

describe('the address of the building', () => {
  it('is chosen level by level, each list following from the one above', async () => {
    const { user, latest } = renderScreen();
    await byLists(user);
    await offers('Województwo', ['łódzkie', 'małopolskie']);
    expect(field('Powiat').disabled).toBe(true);
    expect(listed('Powiat')).toEqual([]);
    await user.selectOptions(field('Województwo'), 'małopolskie');
    await offers('Powiat', ['krakowski', 'Kraków']);
    await user.selectOptions(field('Powiat'), 'krakowski');
    await offers('Gmina', ['Zabierzów', 'Skała']);
    await user.selectOptions(field('Gmina'), 'Zabierzów');
    await user.type(field('Miejscowość'), 'bal');
    await user.click(await screen.findByRole('option', { name: 'Balice' }));
    await user.type(field('Ulica'), 'Polna');
    await says(latest, {
      province: 'małopolskie',
      county: 'krakowski',
      community: 'Zabierzów',
      city: 'Balice',
      street: 'Polna',
    });
  });

  it('chooses by itself wherever there is only one answer', async () => {
    const { user, latest } = renderScreen({ province: 'małopolskie' });
    await offers('Powiat', ['krakowski', 'Kraków']);
    await user.selectOptions(field('Powiat'), 'Kraków');
    await says(latest, { county: 'Kraków', community: 'Kraków', city: 'Kraków' });
  });

  it('does not fill in again what a visitor has emptied', async () => {
    const { user, latest } = renderScreen({ province: 'małopolskie', county: 'Kraków' });
    await says(latest, { city: 'Kraków' });
    await user.clear(field('Miejscowość'));
    await user.type(field('Miejscowość'), 'Nowa Huta');
    expect(latest.draft.city).toBe('Nowa Huta');
  });

  it('tells two communities of one name apart, also when it is opened again', async () => {
    const { user, latest } = renderScreen({ province: 'łódzkie', county: 'łowicki' });
    await offers('Gmina', ['Łowicz (gmina miejska)', 'Łowicz (gmina wiejska)']);
    await user.selectOptions(field('Gmina'), 'Łowicz (gmina wiejska)');
    await says(latest, { community: 'Łowicz (gmina wiejska)' });
    cleanup();
    renderScreen(latest.draft);
    await waitFor(() => expect(field('Gmina').value).toBe('Łowicz (gmina wiejska)'));
    await userEvent.type(field('Miejscowość'), 'par');
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual([
      'Parmawieś',
      'Parmakolonia',
    ]);
  });

  it('forgets what lies beneath a changed level, and nothing else', async () => {
    const { user, latest } = renderScreen({
      province: 'małopolskie',
      county: 'krakowski',
      community: 'Zabierzów',
      city: '',
      street: 'Polna',
      house_number: '12',
    });
    await user.type(field('Miejscowość'), 'Balice');
    await offers('Gmina', ['Zabierzów', 'Skała']);
    await user.selectOptions(field('Gmina'), 'Skała');
    await says(latest, { county: 'krakowski', community: 'Skała', city: '', street: '', house_number: '12' });
  });

  it('offers streets with what stands before their name', async () => {
    const { user, latest } = renderScreen({
      province: 'małopolskie',
      county: 'Kraków',
      community: 'Kraków',
      city: 'Kraków',
    });
    await screen.findByText('Ulica');
    await user.type(field('Ulica'), 'jana');
    await user.click(await screen.findByRole('option', { name: 'al. Jana Pawła II' }));
    await says(latest, { street: 'al. Jana Pawła II' });
  });

  it('keeps a town and a street that the register does not know', async () => {
    const { user, latest } = renderScreen({
      province: 'małopolskie',
      county: 'krakowski',
      community: 'Zabierzów',
    });
    await offers('Gmina', ['Zabierzów', 'Skała']);
    await user.type(field('Miejscowość'), 'Nowe Osiedle');
    await user.type(field('Ulica'), 'Nienazwana');
    await user.tab();
    expect(latest.draft).toMatchObject({ city: 'Nowe Osiedle', street: 'Nienazwana' });
    expect(screen.getByText(/Tej nazwy nie ma na liście/)).toBeDefined();
  });

  it('stores the name of the place as the street where there are no street names', async () => {
    const { user, latest } = renderScreen({ city: 'Balice', street: 'Polna' });
    await user.click(screen.getByRole('checkbox', { name: /nie ma nazw ulic/ }));
    expect(latest.draft.street).toBe('Balice');
    expect(screen.queryByLabelText('Ulica')).toBeNull();
    await user.type(field('Miejscowość'), ' Dolne');
    expect(latest.draft.street).toBe('Balice Dolne');
    await user.click(screen.getByRole('checkbox', { name: /nie ma nazw ulic/ }));
    expect(latest.draft.street).toBe('');
  });
});

describe('when the register cannot be reached', () => {
  const offline = { isDown: true };
  const failing = (ask: (id: string) => Promise<readonly AddressUnit[]>) => async (id: string) => {
    if (offline.isDown) throw new Error('offline');
    return ask(id);
  };
  const broken: AddressLists = {
    provinces: () => failing(beneath)(''),
    counties: failing(beneath),
    communities: failing(beneath),
    cities: failing(beneath),
    streets: failing(beneath),
    searchTowns: async (q) => ({ items: await failing(beneath)(q) }),
  };

  it('everything can be typed', async () => {
    offline.isDown = true;
    const { user, latest } = renderScreen({ house_number: '12' }, broken);
    await screen.findByText('Nie udało się wczytać listy nazw');
    for (const [label, text] of [
      ['Województwo', 'małopolskie'],
      ['Powiat', 'krakowski'],
      ['Gmina', 'Zabierzów'],
      ['Miejscowość', 'Balice'],
      ['Ulica', 'Polna'],
    ] as const) {
      await user.type(field(label), text);
    }
    expect(latest.draft).toEqual({
      province: 'małopolskie',
      county: 'krakowski',
      community: 'Zabierzów',
      city: 'Balice',
      street: 'Polna',
      house_number: '12',
    });
  });

  it('nothing that was typed is lost when it comes back', async () => {
    offline.isDown = true;
    const { user, latest } = renderScreen({}, broken);
    await screen.findByText('Nie udało się wczytać listy nazw');
    await user.type(field('Województwo'), 'Małopolskie');
    await user.type(field('Powiat'), 'mój powiat');
    offline.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Spróbuj ponownie' }));
    await waitFor(() => expect(field('Województwo').tagName).toBe('SELECT'));
    await waitFor(() => expect(field('Województwo').value).toBe('małopolskie'));
    await waitFor(() => expect(screen.getByText(/Tej nazwy nie ma na liście/)).toBeDefined());
    expect(field('Powiat').value).toBe('mój powiat');
    expect(latest.draft).toMatchObject({ province: 'Małopolskie', county: 'mój powiat' });
    expect(screen.queryByText('Nie udało się wczytać listy nazw')).toBeNull();
  });
});
