import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { useLive } from '@ndp/ui/use-live.ts';
import { useLanguage } from '../../language.tsx';
import { townMessages } from '../../town/messages.ts';
import { whereTownLies } from '../../town/town.ts';
import styles from './address.module.css';
import { buildingAddressMessages as messages } from './messages.ts';
import { type AddressDraft, otherTownField } from './step.ts';
import { levels } from './use-cascade.tsx';

interface KnownTownProps {
  readonly town: AddressDraft;
  readonly onChange: () => void;
}

/** Takes the focus once a town is picked. */
export const knownTownField = 'known_town';

const townId = `${controlId(knownTownField)}-name`;

/** The town as it is known already, with the units it lies in and the way to another. */
export function KnownTown({ town, onChange }: KnownTownProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.known}>
      <p id={townId}>
        <span className={styles.label}>{say(townMessages.town)}</span>
        <strong>{town.city}</strong>
        <span className={styles.where}>{whereTownLies(town)}</span>
      </p>
      {/* Without script the form says which town it is about, too. */}
      {levels.slice(0, -1).map((level) => (
        <input key={level} type="hidden" name={level} value={town[level] ?? ''} />
      ))}
      <Button
        variant="secondary"
        type={useLive() ? 'button' : 'submit'}
        name={otherTownField}
        id={controlId(knownTownField)}
        describedBy={townId}
        onClick={onChange}
      >
        {say(messages.change_town)}
      </Button>
    </div>
  );
}
