import type { ApplicationAnswer } from '@ndp/contract/calls/application.ts';
import type { Link as ApplicationLink } from '@ndp/contract/link.ts';
import { type ClimateZone, climateZones } from '@ndp/domain/project.ts';
import { useAddressLists } from '@ndp/flows/address-lists.tsx';
import { numeralOf } from '@ndp/flows/estimate/climate-zone/zone-numeral.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { townOf } from '@ndp/flows/town/town.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { Link } from '../routing/link.tsx';
import { typeProject } from './application-store.ts';
import { zoneHintMessages as texts } from './messages.ts';

interface ZoneHintProps {
  readonly application: ApplicationAnswer;
  readonly link: ApplicationLink;
  readonly from: 'check' | 'overview';
}

/**
 * That the town of the address lies in another zone than the estimate's, while that can be corrected. It refuses nothing;
 * its way leads to the correction with town and zone filled in.
 */
export function ZoneHint({ application, link, from }: ZoneHintProps) {
  const { say } = useLanguage();
  const found = useZoneOfAddress(application.building_address);
  const { climate_zone, variant } = application.project;
  const zone = climateZones.find((one) => one === climate_zone);
  if (!zone || !found || zone === found.zone || !application.can_correct_project) return null;
  const changesAmount = variant === 'non_residential';
  return (
    <Notice tone="warning" title={say(texts.title)}>
      <p>
        {say(texts.other, { zone: numeralOf(zone), of: numeralOf(found.zone), town: found.town.city })}{' '}
        {say(changesAmount ? texts.changesAmount : texts.changesNothing)}
      </p>
      <p>
        <Link
          to="/additional-data/project/$step/$id/$token"
          params={{ step: 'climate-zone', ...link }}
          search={{ from, field: 'climate_zone' }}
          onClick={() => typeProject({ ...found.town, climate_zone: found.zone })}
        >
          {say(texts.change, { of: numeralOf(found.zone) })}
        </Link>
      </p>
    </Notice>
  );
}

/** The zone of the town an address names, where the register knows that very town and its position. */
function useZoneOfAddress(address: ApplicationAnswer['building_address']) {
  const { searchTowns } = useAddressLists();
  const [found, setFound] = useState<{
    readonly zone: ClimateZone;
    readonly town: ReturnType<typeof townOf>;
  }>();
  const { city, community, county, province } = address ?? {};
  useEffect(() => {
    setFound(undefined);
    if (typeof city !== 'string' || city === '') return;
    let isWanted = true;
    searchTowns(city).then(
      ({ items }) => {
        const [town, ...others] = items.filter(
          (one) =>
            one.name === city &&
            one.community === community &&
            one.county === county &&
            one.province === province,
        );
        if (isWanted && town?.climate_zone && others.length === 0)
          setFound({ zone: town.climate_zone, town: townOf(town) });
      },
      // Without the register nothing is hinted at.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [city, community, county, province, searchTowns]);
  return found;
}
