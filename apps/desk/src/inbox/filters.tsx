import { assignees, caseKinds, caseStatuses } from '@ndp/contract/desk/cases.ts';
import { statusNames } from '@ndp/flows/application/status-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { goTo, useAddress } from '../address.ts';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';

/** What the inbox shows; all of it stands in the address, so that a view can be kept as a link. */
export function Filters() {
  const { say } = useLanguage();
  const { pathname, searchParams } = useAddress();
  const [typed, setTyped] = useState(searchParams.get('find') ?? '');
  const change = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(searchParams);
    if (value) next.set(name, value);
    else next.delete(name);
    goTo(`${pathname}${next.size > 0 ? `?${next}` : ''}`);
  };
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === searchParams.get(name));
  return (
    <form
      method="post"
      className={styles.filters}
      aria-label={say(texts.filters)}
      onSubmit={(event) => {
        event.preventDefault();
        change('find', typed.trim());
      }}
    >
      <div className={styles.find}>
        <TextField
          name="find"
          type="search"
          label={say(texts.find)}
          help={say(texts.find_help)}
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" variant="secondary">
          {say(texts.search)}
        </Button>
      </div>
      <SelectField
        name="status"
        label={say(texts.status)}
        emptyText={say(texts.every_status)}
        value={chosen('status', caseStatuses)}
        options={caseStatuses.map((value) => ({ value, label: say(statusNames[value].name) }))}
        onChange={(value) => change('status', value)}
      />
      <SelectField
        name="kind"
        label={say(texts.kind)}
        emptyText={say(texts.every_kind)}
        value={chosen('kind', caseKinds)}
        options={caseKinds.map((value) => ({ value, label: say(texts[value]) }))}
        onChange={(value) => change('kind', value)}
      />
      <SelectField
        name="assigned"
        label={say(texts.assigned)}
        emptyText={say(texts.all)}
        value={chosen('assigned', ['mine', 'nobody'])}
        options={assignees
          .filter((value) => value !== 'all')
          .map((value) => ({ value, label: say(texts[value]) }))}
        onChange={(value) => change('assigned', value)}
      />
    </form>
  );
}
