import { type Column, columns, type InboxAnswer, type SavedView } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { Menu } from '../page/menu.tsx';
import styles from './inbox.module.css';
import { columnMessages, inboxMessages as texts } from './messages.ts';
import { useFilter } from './use-cases.ts';
import type { SaveInbox } from './use-own-inbox.ts';

interface OwnViewsProps {
  readonly own: InboxAnswer;
  readonly save: SaveInbox;
}

/** Saved views, one’s own or shared with colleagues, and which columns the table has. */
export function OwnViews({ own, save }: OwnViewsProps) {
  const { say } = useLanguage();
  const toggle = (column: Column, isShown: boolean) =>
    save({ columns: columns.filter((each) => (each === column ? isShown : own.columns.includes(each))) });
  return (
    <Menu label={say(texts.own_views)}>
      <ViewList own={own} save={save} />
      <ViewForm own={own} save={save} />
      <fieldset className={styles.columns}>
        <legend>{say(texts.columns)}</legend>
        {columns.map((column) => (
          <label key={column} className={styles.column}>
            <input
              type="checkbox"
              checked={own.columns.includes(column)}
              onChange={(event) => toggle(column, event.target.checked)}
            />
            {say(columnMessages[column])}
          </label>
        ))}
      </fieldset>
    </Menu>
  );
}

function ViewList({ own, save }: OwnViewsProps) {
  const { say } = useLanguage();
  if (own.views.length === 0) return null;
  return (
    <ul className={styles.views}>
      {own.views.map((view) => (
        <li key={view.name}>
          {view.name}
          {view.is_shared && ` (${say(texts.is_shared)})`}
          <Button
            variant="link"
            label={say(texts.remove_view, { name: view.name })}
            onClick={() => save({ views: own.views.filter((each) => each !== view) })}
          >
            {say(texts.remove)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function ViewForm({ own, save }: OwnViewsProps) {
  const { say } = useLanguage();
  const { find: _, ...filter } = useFilter();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [isTried, setTried] = useState(false);
  const isEmpty = name.trim() === '';
  const send = () => {
    setTried(isEmpty);
    if (isEmpty) return;
    const others = own.views.filter((view) => view.name !== name.trim());
    const view = { name, filter: filter as SavedView['filter'], ...(isShared ? { is_shared: true } : {}) };
    save({ views: [...others, view] });
    setName('');
    setShared(false);
  };
  return (
    <form method="post" className={styles.viewForm} onSubmit={sendWith(send)}>
      <TextField
        name="view_name"
        label={say(texts.view_name)}
        help={say(texts.view_help)}
        value={name}
        maxLength={60}
        error={isTried && isEmpty ? say(texts.needs_view_name) : undefined}
        onChange={setName}
      />
      <CheckField name="view_shared" label={say(texts.share_view)} checked={isShared} onChange={setShared} />
      <Button type="submit" variant="secondary">
        {say(texts.save_view)}
      </Button>
    </form>
  );
}
