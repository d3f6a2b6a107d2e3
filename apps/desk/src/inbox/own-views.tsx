import { type Column, columns, type InboxAnswer, type SavedView } from '@ndp/contract/desk/inbox.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { sendWith } from '../act-form.tsx';
import styles from './inbox.module.css';
import { columnMessages, inboxMessages as texts } from './messages.ts';
import { useFilter } from './use-cases.ts';

interface OwnViewsProps {
  readonly own: InboxAnswer;
  readonly keep: (change: Partial<Pick<InboxAnswer, 'columns' | 'views'>>) => unknown;
}

/** Saved views, and which columns the table has: each person's own. */
export function OwnViews({ own, keep }: OwnViewsProps) {
  const { say } = useLanguage();
  const { find: _, ...filter } = useFilter();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const toggle = (column: Column, isShown: boolean) =>
    keep({ columns: columns.filter((each) => (each === column ? isShown : own.columns.includes(each))) });
  const save = () => {
    setTried(name.trim() === '');
    if (name.trim() === '') return;
    const others = own.views.filter((view) => view.name !== name.trim());
    keep({ views: [...others, { name, filter: filter as SavedView['filter'] }] });
    setName('');
  };
  return (
    <details className={styles.more}>
      <summary>{say(texts.own_views)}</summary>
      {own.views.length > 0 && (
        <ul className={styles.views}>
          {own.views.map((view) => (
            <li key={view.name}>
              <Button
                variant="quiet"
                onClick={() => keep({ views: own.views.filter((each) => each !== view) })}
              >
                {say(texts.remove_view, { name: view.name })}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form method="post" className={styles.find} onSubmit={sendWith(save)}>
        <TextField
          name="view_name"
          label={say(texts.view_name)}
          help={say(texts.view_help)}
          value={name}
          maxLength={60}
          error={isTried && name.trim() === '' ? say(texts.needs_view_name) : undefined}
          onChange={setName}
        />
        <Button type="submit" variant="secondary">
          {say(texts.save_view)}
        </Button>
      </form>
      <fieldset className={styles.columns}>
        <legend>{say(texts.columns)}</legend>
        {columns.map((column) => (
          <label key={column} className={styles.column}>
            <input
              type="checkbox"
              className={styles.box}
              checked={own.columns.includes(column)}
              onChange={(event) => toggle(column, event.target.checked)}
            />
            {say(columnMessages[column])}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
