import { Button } from '@ndp/ui/button.tsx';
import { useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { townMessages } from '../../town/messages.ts';
import { townOf } from '../../town/town.ts';
import { TownField } from '../../town/town-field.tsx';
import { buildingAddressMessages as messages } from './messages.ts';

interface TownSearchProps {
  readonly error: string | undefined;
  /** `code`: the zip code it was found by. */
  readonly onPick: (town: ReturnType<typeof townOf>, code: string | undefined) => void;
  /** The town is not found: it is given level by level. */
  readonly onLists: () => void;
  /** The town that stood here before, to go back to. */
  readonly before: string | undefined;
  readonly onKeep: () => void;
}

/** One search in place of four lists. */
export function TownSearch({ error, onPick, onLists, before, onKeep }: TownSearchProps) {
  const { say } = useLanguage();
  const [text, setText] = useState('');
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
        onPick={(found, code) => onPick(townOf(found), code)}
      />
      {before && (
        <p>
          <Button variant="link" onClick={onKeep}>
            {say(messages.keep_town, { town: before })}
          </Button>
        </p>
      )}
      <p>
        <Button variant="link" onClick={onLists}>
          {say(messages.by_lists)}
        </Button>
      </p>
    </>
  );
}
