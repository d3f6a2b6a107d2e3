import type { PartnerAnswer } from '@ndp/contract/desk/partner.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draw, partnerOf, serve } from '../testing/desk-server.tsx';
import { OpenPage } from './open-page.tsx';
import { PartnerPage } from './partner-page.tsx';

const usual = { primary_color: '#0b5c8a', secondary_color: '#0b5c8a' };
const content = {
  ...{
    title: 'MPEC',
    brand_title: 'ciepło',
    primary_color: null,
    secondary_color: null,
    is_logo_inverse: false,
  },
  ...{ aliases: ['cieplo'], contact_email: 'biuro@example.pl', contact_phone: '+48 22 100 00 01' },
  ...{ sender_name: null, reply_email: null, is_counted_openly: false },
};
const answer: PartnerAnswer = {
  ...{ id: 'mpec', content, logo: null, wording: [], answers: [], domain: 'ndp.localhost', usual },
  ...{ address: 'http://mpec.ndp.localhost', edited_at: '2026-11-20T10:00:00Z' },
  people: [
    { id: 'a', name: 'Olga', email: 'olga@example.pl', is_told: true },
    { id: 'b', name: 'Jan', email: null, is_told: false },
  ],
};

beforeEach(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

describe('a partner', () => {
  async function open(acts?: readonly string[]) {
    const saved = { ...answer, content: { ...content, title: 'Ciepło' } };
    const asked = serve({ 'GET /partner': answer, 'POST /partner': saved });
    draw(<PartnerPage partner={partnerOf('mpec', acts)} />);
    await screen.findByRole('heading', { level: 1, name: 'Partner: MPEC' });
    return () => asked.filter(({ line }) => line === 'POST /partner').map(({ body }) => body);
  }

  it('is saved with what was changed, over what the page has seen, and who is told', async () => {
    const sent = await open();
    type('Nazwa partnera', 'Ciepło');
    fireEvent.click(field('Jan (dostawca logowania nie podał adresu)'));
    expect(screen.getByText('Są niezapisane zmiany.')).toBeDefined();
    press('Zapisz partnera');
    expect(await screen.findByText(/^Zapisano\. Portal pokaże/)).toBeDefined();
    expect(sent()).toMatchObject([
      { seen: answer.edited_at, content: { title: 'Ciepło' }, logo: null, told: ['a', 'b'] },
    ]);
    expect(screen.queryByText('Są niezapisane zmiany.')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Partner: Ciepło' })).toBeDefined();
  });

  it('that does not fit is not sent, and each fault is said', async () => {
    const sent = await open();
    type('Nazwa partnera', '');
    type('Dodatkowe adresy', 'Zły Adres');
    expect(screen.queryByText(/^podaj od.1/)).toBeNull();
    press('Zapisz partnera');
    expect((await screen.findAllByText(/podaj od.1 do.60 znaków/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/podaj małe litery/).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
  });

  it('shows its head in the colours that are typed, once they are colours', async () => {
    await open();
    const head = screen.getByText(/^Tak wygląda nagłówek/).closest('figure') as HTMLElement;
    const before = head.getAttribute('style');
    type('Kolor główny', '#00');
    expect(head.getAttribute('style')).toBe(before);
    type('Kolor główny', '#7a1f1f');
    expect(head.getAttribute('style')).not.toBe(before);
  });

  it('is read from a file into the form and saved with its wording, or refused with the place that is wrong', async () => {
    const sent = await open();
    const wording = [{ was: { pl: 'Dom', en: 'House' }, now: { pl: 'Budynek', en: 'Building' } }];
    const answers = [{ key: 'a1', title: 'Urlop', text: { pl: 'Wracamy.', en: 'Back soon.' } }];
    const give = (file: unknown) =>
      fireEvent.change(screen.getByLabelText(/^Wczytaj z.pliku/), {
        target: { files: [new File([JSON.stringify(file)], 'mpec.json')] },
      });
    give({ partner: 'mpec', content: { ...content, title: 7 }, logo: null });
    expect(await screen.findByText(/miejsce: content\.title/)).toBeDefined();
    give({ partner: 'mpec', content: { ...content, title: 'Z pliku' }, logo: null, wording, answers });
    await waitFor(() => expect(field('Nazwa partnera').value).toBe('Z pliku'));
    press('Zapisz partnera');
    await waitFor(() => expect(sent()).toMatchObject([{ content: { title: 'Z pliku' }, wording, answers }]));
  });

  it('is looked at, and not changed, by whoever may not edit it', async () => {
    await open(['read-partner']);
    expect(field('Nazwa partnera').closest('fieldset:disabled')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Zapisz partnera' })).toBeNull();
    expect(screen.getByRole('button', { name: /^Zapisz do.pliku/ })).toBeDefined();
  });
});

describe('a new partner', () => {
  const platform = {
    ...{ domain: 'ndp.localhost', usual, programs: [{ id: 'mpec', title: 'Program MPEC' }] },
    partners: [{ id: 'mpec', title: 'MPEC', is_training: false, address: 'http://mpec.ndp.localhost' }],
  };

  async function open() {
    const nowy = { id: 'nowy', title: 'Nowy', is_training: true, address: 'http://nowy.ndp.localhost' };
    const asked = serve({
      'GET /platform': platform,
      'POST /platform/partners': { ...platform, partners: [...platform.partners, nowy] },
    });
    draw(<OpenPage />);
    await screen.findByRole('heading', { level: 1, name: 'Nowy partner' });
    return () => asked.filter(({ line }) => line === 'POST /platform/partners').map(({ body }) => body);
  }

  it('lacks everything at first, which is said and not sent', async () => {
    const sent = await open();
    press('Otwórz partnera');
    expect((await screen.findAllByText(/To.pole jest potrzebne/)).length).toBeGreaterThan(5);
    expect(sent()).toEqual([]);
  });

  it('is opened with its address, programme, organiser and administrator, and leads to its portal', async () => {
    const sent = await open();
    type('Adres portalu', 'nowy');
    type(/^E.mail pierwszego administratora/, 'olga');
    type('NIP organizatora', '526-025-09-96');
    type('Program wzorcowy', 'mpec');
    type(/^Organizator programu/, 'Nowy sp. z o.o.');
    type('Adres organizatora', 'Kraków, Polna 1');
    type('Numer podmiotu zobowiązanego', 'siedem');
    type('Nazwa partnera', 'Nowy');
    type(/^E.mail dla wnioskodawców/, 'biuro@example.pl');
    type('Telefon dla wnioskodawców', '+48 22 100 00 01');
    press('Otwórz partnera');
    expect((await screen.findAllByText(/Podaj liczbę całkowitą większą od.zera/)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/cyfra.kontrolna/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/podaj.adres e.mail/).length).toBeGreaterThan(0);
    expect(sent()).toEqual([]);
    expect(screen.getByText(/Bez.logo portal pokaże znak NDP/)).toBeDefined();
    type(/^E.mail pierwszego administratora/, 'olga@example.pl');
    type('NIP organizatora', '526-025-09-95');
    type('Numer podmiotu zobowiązanego', '7');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Partner szkoleniowy' }));
    press('Otwórz partnera');
    expect(await screen.findByText('Partner jest otwarty')).toBeDefined();
    expect(sent()).toMatchObject([
      {
        ...{
          id: 'nowy',
          program: 'mpec',
          administrator: { email: 'olga@example.pl', language: 'pl' },
          content: { title: 'Nowy' },
          is_training: true,
        },
        organiser: {
          ...{ name: 'Nowy sp. z o.o.', address: 'Kraków, Polna 1', obliged_entity_id: 7 },
          ...{ krs: null, nip: '5260250995', regon: null },
        },
      },
    ]);
    expect(screen.getAllByRole('link', { name: 'http://nowy.ndp.localhost' })).toHaveLength(2);
    expect(field('Adres portalu').value).toBe('');
  });
});
