import { Button } from '@ndp/ui/button.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { useState } from 'react';
import type { AddressUnit } from '../../address-lists.tsx';
import { useLanguage } from '../../language.tsx';
import type { PlainHelp } from '../../screen.tsx';
import { townMessages } from '../../town/messages.ts';
import { townOf } from '../../town/town.ts';
import { TownField } from '../../town/town-field.tsx';
import { WhichTown } from '../../town/which-town.tsx';
import { buildingAddressMessages as messages } from './messages.ts';
import { byListsField, searchTownField } from './step.ts';

interface TownSearchProps {
  readonly error: string | undefined;
  /** What was typed without script, and what was found of it. */
  readonly typed: string;
  readonly plain: PlainHelp | undefined;
  /** `code`: the zip code it was found by. */
  readonly onPick: (town: ReturnType<typeof townOf>, code: string | undefined) => void;
  /** The town is not found: it is given level by level. */
  readonly onLists: () => void;
  /** The town that stood here before, to go back to. */
  readonly before: string | undefined;
  readonly onKeep: () => void;
}

/** One search in place of four lists. */
export function TownSearch({ error, typed, plain, onPick, onLists, before, onKeep }: TownSearchProps) {
  const { say } = useLanguage();
  const isLive = useLive();
  const [text, setText] = useState(plain ? typed : '');
  const pick = (town: AddressUnit, code?: string) => onPick(townOf(town), code);
  return (
    <>
      <TownField
        name="city"
        label={townMessages.town}
        text={text}
        isPicked={false}
        error={error}
        unknown={messages.town_unknown}
        unreachable={messages.town_unknown}
        onType={setText}
        isUnknown={plain?.isTownUnknown}
        onPick={pick}
      />
      {plain?.towns && <WhichTown towns={plain.towns} onPick={pick} />}
      {!isLive && !plain?.towns && (
        <p>
          <Button variant="secondary" type="submit" name={searchTownField}>
            {say(townMessages.search)}
          </Button>
        </p>
      )}
      {before && (
        <p>
          <Button variant="link" onClick={onKeep}>
            {say(messages.keep_town, { town: before })}
          </Button>
        </p>
      )}
      <p>
        <Button variant="link" type={isLive ? 'button' : 'submit'} name={byListsField} onClick={onLists}>
          {say(messages.by_lists)}
        </Button>
      </p>
    </>
  );
}
