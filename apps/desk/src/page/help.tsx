import type { DeskRole } from '@ndp/contract/permissions.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { useRef, useState } from 'react';
import { pagePath, type Route } from '../address.ts';
import { Link } from '../link.tsx';
import { pageHelp, roleHelp, roleNames, deskMessages as texts } from '../messages.ts';
import styles from './help.module.css';
import { allKeys, type Key, useKeys, useKeysSwitch } from './keys.ts';

interface HelpProps {
  readonly page: Route['page'];
  /** Where one works now. */
  readonly partner: { readonly id: string; readonly roles: readonly DeskRole[] } | undefined;
}

/** What the page is for, what one’s roles may do, and the keys; by `?` or its button. */
export function Help({ page, partner }: HelpProps) {
  const { say } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [keys, setKeys] = useState<readonly Key[]>([]);
  const open = () => {
    setKeys(allKeys());
    dialog.current?.showModal();
  };
  useKeys([{ key: '?', says: texts.key_help, press: open }]);
  const [isOn, switchKeys] = useKeysSwitch();
  return (
    <>
      <button type="button" className={styles.open} onClick={open} aria-haspopup="dialog">
        <span aria-hidden="true">?</span>
        <span className="visually-hidden">{say(texts.help)}</span>
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="help">
        <h2 id="help">{say(texts.help)}</h2>
        {page !== 'home' && page !== 'invitation' && <p>{say(pageHelp[page])}</p>}
        {partner && partner.roles.length > 0 && <OwnRoles roles={partner.roles} />}
        {partner && (
          <p>
            <Link to={pagePath(partner.id, 'first-steps')} onFollow={() => dialog.current?.close()}>
              {say(texts['first-steps'])}
            </Link>
          </p>
        )}
        <h3>{say(texts.keys)}</h3>
        <KeyList keys={keys} />
        <CheckField
          name="keys"
          label={say(texts.keys_off)}
          help={say(texts.keys_off_help)}
          checked={isOn}
          onChange={switchKeys}
        />
        <Button onClick={() => dialog.current?.close()}>{say(texts.close)}</Button>
      </dialog>
    </>
  );
}

function OwnRoles({ roles }: { readonly roles: readonly DeskRole[] }) {
  const { say } = useLanguage();
  return (
    <ul className={styles.roles}>
      {roles.map((role) => (
        <li key={role}>
          <b>{say(roleNames[role])}</b>: {say(roleHelp[role])}
        </li>
      ))}
    </ul>
  );
}

/** What stands on a key that the browser names in English. */
const arrows: ReadonlyMap<string, string> = new Map([
  ['ArrowDown', '↓'],
  ['ArrowUp', '↑'],
]);

function KeyList({ keys }: { readonly keys: readonly Key[] }) {
  const { say } = useLanguage();
  return (
    <dl className={styles.keys}>
      {keys.map(({ key, says }) => (
        <div key={key}>
          <dt>
            <kbd>{arrows.get(key) ?? key}</kbd>
          </dt>
          <dd>{say(says)}</dd>
        </div>
      ))}
    </dl>
  );
}
