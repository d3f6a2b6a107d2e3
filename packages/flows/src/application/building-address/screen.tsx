import { Button } from '@ndp/ui/button.tsx';
import { focusField } from '@ndp/ui/field-ids.ts';
import { Notice } from '@ndp/ui/notice.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { labelsOf } from '../../question.ts';
import type { PlainHelp } from '../../screen.tsx';
import { isWholeTown } from '../../town/town.ts';
import type { SectionScreen, SectionScreenProps } from '../section-screen.tsx';
import { AddressNumbers } from './address-numbers.tsx';
import { KnownTown, knownTownField } from './known-town.tsx';
import { LevelField } from './level-field.tsx';
import { buildingAddressMessages as messages } from './messages.ts';
import { ListedTownField, StreetField, useNoStreets } from './place-fields.tsx';
import { buildingAddressQuestions } from './questions.ts';
import type { AddressDraft } from './step.ts';
import { TownSearch } from './town-search.tsx';
import { type AddressLevel, type Cascade, levels, useCascade } from './use-cascade.tsx';

/** How the town is asked for: known already, searched by its name, or level by level. */
type TownEntry = 'known' | 'search' | 'lists';

function BuildingAddressFields({ draft, change, problem, plain, ...of }: SectionScreenProps<AddressDraft>) {
  const { asking: chosen, setAsking, turnTo } = useAsking(draft, plain);
  const [before, setBefore] = useState<AddressDraft>();
  const [hasNoStreets, setHasNoStreets] = useNoStreets(draft.city ?? '', draft.street ?? '');
  const take = (patch: AddressDraft) => {
    const isNewTown = hasNoStreets && patch.city !== undefined;
    change(isNewTown ? { ...patch, street: patch.city } : patch);
  };
  const cascade = useCascade(draft, take);
  const { city, street } = cascade.at;
  const isDown = cascade.at.province.state === 'failed';
  // Where the search cannot answer, the lists take its place, and stay with what is typed into them.
  const asking = chosen === 'search' && isDown ? 'lists' : chosen;
  useEffect(() => {
    if (isDown) setAsking((now) => (now === 'search' ? 'lists' : now));
  }, [isDown, setAsking]);
  return (
    <>
      <div>
        <RegisterFailure cascade={cascade} />
        {asking === 'known' && (
          <KnownTown
            town={draft}
            onChange={() => {
              setBefore(draft);
              change(noTown);
              turnTo('search');
            }}
          />
        )}
        {asking === 'search' && (
          <TownSearch
            typed={draft.city ?? ''}
            plain={plain}
            error={problem('city')}
            onPick={(town, code) => {
              take({ ...town, street: hasNoStreets ? town.city : '', ...(code && { zip_code: code }) });
              turnTo('known');
            }}
            onLists={() => turnTo('lists')}
            before={before?.city ?? undefined}
            onKeep={() => {
              change(before ?? {});
              turnTo('known');
            }}
          />
        )}
        {asking === 'lists' && (
          <Lists cascade={cascade} problem={problem} onSearch={() => turnTo('search')} />
        )}
      </div>
      <StreetField
        cascade={street}
        error={problem('street')}
        town={city.unit}
        hasNoStreets={hasNoStreets}
        onNoStreets={(hasNone) => {
          setHasNoStreets(hasNone);
          change({ street: hasNone ? city.text : '' });
        }}
      />
      <AddressNumbers draft={draft} change={change} problem={problem} {...of} />
    </>
  );
}

const noTown = { province: '', county: '', community: '', city: '', street: '' } as const;

/** Where the focus goes when the visitor turns to another way, and what was pressed is gone. */
const firstOf = { known: knownTownField, search: 'city', lists: 'province' } as const;

/** A town that is known whole is shown; what is known in part goes on level by level. */
function useAsking(draft: AddressDraft, plain: PlainHelp | undefined) {
  const hasTurned = useRef(false);
  const [asking, setAsking] = useState<TownEntry>(() => {
    if (plain?.towns || plain?.isTownUnknown) return 'search';
    if (plain?.isUnfolded) return 'lists';
    if (isWholeTown(draft)) return 'known';
    return draft.province || draft.city ? 'lists' : 'search';
  });
  useEffect(() => {
    if (hasTurned.current) focusField(firstOf[asking]);
    hasTurned.current = false;
  }, [asking]);
  const turnTo = (next: TownEntry) => {
    hasTurned.current = true;
    setAsking(next);
  };
  return { asking, setAsking, turnTo };
}

interface ListsProps extends Pick<SectionScreenProps<AddressDraft>, 'problem'> {
  readonly cascade: Cascade;
  readonly onSearch: () => void;
}

/** Voivodeship, county, community and town, each list following from the one above. */
function Lists({ cascade, problem, onSearch }: ListsProps) {
  const { say } = useLanguage();
  const isLive = useLive();
  const { province, county, community, city } = cascade.at;
  return (
    <>
      {([province, county, community] as const).map((level) => (
        <LevelField
          key={level.level}
          cascade={level}
          error={problem(level.level)}
          waiting={level === community ? messages.first_county : messages.first_province}
          isTyped={!isLive || mustBeTyped(cascade, level.level)}
        />
      ))}
      <ListedTownField cascade={city} error={problem('city')} />
      {province.state === 'ready' && (
        <p>
          <Button variant="link" onClick={onSearch}>
            {say(messages.search)}
          </Button>
        </p>
      )}
    </>
  );
}

/** A list that failed, and with it every list beneath that has no answer yet. */
function mustBeTyped({ at }: Cascade, level: AddressLevel): boolean {
  if (at[level].state === 'failed') return true;
  const above = levels.slice(0, levels.indexOf(level));
  return (
    at[level].state === 'waiting' && above.some((one) => at[one].state === 'failed' || isTypedIn(at[one]))
  );
}

/** A level whose text stands for no unit, so that the lists beneath cannot be asked for. */
function isTypedIn({ state, text, unit }: Cascade['at']['city']): boolean {
  return state === 'ready' && text !== '' && unit === undefined;
}

/** Says that names must be typed, and tries again; the cursor then goes to the first list that had failed. */
function RegisterFailure({ cascade }: { readonly cascade: Cascade }) {
  const { say } = useLanguage();
  const retried = useRef<AddressLevel>(undefined);
  const failed = levels.find((level) => cascade.at[level].state === 'failed');
  useEffect(() => {
    if (failed !== undefined || retried.current === undefined) return;
    focusField(retried.current);
    retried.current = undefined;
  }, [failed]);
  const retry = () => {
    retried.current = failed;
    cascade.retry();
  };
  return (
    <div role="status">
      {failed !== undefined && (
        <Notice tone="warning" title={say(messages.failed_title)}>
          <p>{say(messages.failed)}</p>
          <Button variant="secondary" onClick={retry}>
            {say(messages.retry)}
          </Button>
        </Notice>
      )}
    </div>
  );
}

export const buildingAddressScreen: SectionScreen<AddressDraft> = {
  lead: messages.lead,
  labels: labelsOf(buildingAddressQuestions),
  Fields: BuildingAddressFields,
};
