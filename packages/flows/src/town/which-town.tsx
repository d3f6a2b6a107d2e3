import { ChoiceCards } from '@ndp/ui/choice-cards.tsx';
import type { AddressUnit } from '../address-lists.tsx';
import { useLanguage } from '../language.tsx';
import { townMessages } from './messages.ts';
import { townField } from './town.ts';
import { whereItLies } from './town-field.tsx';

interface WhichTownProps {
  readonly towns: readonly AddressUnit[];
  readonly chosen?: AddressUnit | undefined;
  readonly onPick: (town: AddressUnit) => void;
}

/** The towns of one name, where no list has opened while it was typed. */
export function WhichTown({ towns, chosen, onPick }: WhichTownProps) {
  const { say } = useLanguage();
  return (
    <ChoiceCards
      name={townField}
      legend={say(townMessages.which_town)}
      compact
      options={towns.map((town) => ({ value: town.id, label: town.name, description: whereItLies(town) }))}
      value={chosen?.id}
      onChange={(id) => {
        const town = towns.find((one) => one.id === id);
        if (town) onPick(town);
      }}
    />
  );
}
