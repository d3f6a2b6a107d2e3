import { Button } from '@ndp/ui/button.tsx';
import { useLanguage } from '../../language.tsx';
import { townMessages } from '../../town/messages.ts';
import { whereTownLies } from '../../town/town.ts';
import styles from './address.module.css';
import { buildingAddressMessages as messages } from './messages.ts';
import type { AddressDraft } from './step.ts';

interface KnownTownProps {
  readonly town: AddressDraft;
  readonly onChange: () => void;
}

/** The town as it is known already, with the units it lies in and the way to another. */
export function KnownTown({ town, onChange }: KnownTownProps) {
  const { say } = useLanguage();
  return (
    <div className={styles.known}>
      <p>
        <span className={styles.label}>{say(townMessages.town)}</span>
        <strong>{town.city}</strong>
        <span className={styles.where}>{whereTownLies(town)}</span>
      </p>
      <Button variant="secondary" onClick={onChange}>
        {say(messages.change_town)}
      </Button>
    </div>
  );
}
