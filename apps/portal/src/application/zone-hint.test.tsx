import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import { AddressListsProvider } from '@ndp/flows/address-lists.tsx';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addressLists } from '../site/address-lists.ts';
import { ZoneHint } from './zone-hint.tsx';

const krakow = { city: 'Kraków', community: 'Kraków', county: 'Kraków', province: 'małopolskie' };
const town = { id: '1', name: 'Kraków', kind: 'miasto', ...krakow, climate_zone: 'zone_iii' } as const;

interface ZoneHintCase {
  readonly zone: string;
  readonly address?: Partial<typeof krakow>;
  readonly variant?: string;
  readonly canCorrect?: boolean;
}

async function show({ zone, address, variant = 'home', canCorrect = true }: ZoneHintCase) {
  const asked: Promise<unknown>[] = [];
  const searchTowns = () => {
    const answer = Promise.resolve({ items: [town] });
    asked.push(answer);
    return answer;
  };
  const application = {
    project: { climate_zone: zone, variant },
    building_address: { ...krakow, ...address },
    can_correct_project: canCorrect,
  } as unknown as ApplicationAnswer;
  render(
    <AddressListsProvider value={{ ...addressLists, searchTowns }}>
      <ZoneHint application={application} link={{ id: 'a', token: 'b' }} from="check" />
    </AddressListsProvider>,
  );
  await Promise.all(asked);
}

it('an address in another zone than the estimate’s is hinted at, with the way to correct it', async () => {
  await show({ zone: 'zone_v' });
  expect(
    await screen.findByText(/strefa V, a miejscowość z adresu \(Kraków\) leży w strefie III/),
  ).toBeTruthy();
  expect(screen.getByText(/Kwoty to nie zmienia/)).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/project\/climate-zone\/a\/b/);
});

it('where the zone makes the amount, the hint says so', async () => {
  await show({ zone: 'zone_v', variant: 'non_residential' });
  expect(await screen.findByText(/Od strefy zależy kwota/)).toBeTruthy();
});

it.each<[string, ZoneHintCase]>([
  ['the zones are the same', { zone: 'zone_iii' }],
  ['the address names another town of the same name', { zone: 'zone_v', address: { county: 'inny' } }],
  ['the project can be corrected no more', { zone: 'zone_v', canCorrect: false }],
])('nothing is hinted at when %s', async (_, given) => {
  await show(given);
  expect(screen.queryByRole('link')).toBeNull();
});
