import { caseKinds } from '@ndp/contract/desk/cases.ts';
import {
  type CaseFilter,
  dueFilters,
  flagFilters,
  type InboxAnswer,
  statusFilters,
} from '@ndp/contract/desk/inbox.ts';
import { statusNames } from '@ndp/flows/application/status-names.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { goTo, useAddress } from '../address.ts';
import styles from './inbox.module.css';
import { filterMessages, inboxMessages as texts } from './messages.ts';
import { useFilter } from './use-cases.ts';

type Name = keyof CaseFilter;

/** What the inbox shows; all of it stands in the address, so that Back works and a view can be kept as a link. */
export function Filters({ own }: { readonly own: InboxAnswer | undefined }) {
  const { say } = useLanguage();
  const { pathname } = useAddress();
  const filter = useFilter();
  const [typed, setTyped] = useState({ find: '', municipality: '' });
  const { find = '', municipality = '' } = filter;
  // Back and the tabs change the address, too.
  useEffect(() => setTyped({ find, municipality }), [find, municipality]);
  const change = (changes: Partial<Record<Name, string | undefined>>) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    goTo(`${pathname}?${new URLSearchParams(next as [string, string][])}`);
  };
  const select = (name: Name, options: readonly { readonly value: string; readonly label: string }[]) => (
    <SelectField
      name={name}
      label={say(filterMessages[name])}
      emptyText={say(texts.any)}
      value={filter[name]}
      options={options}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const hasMore = filter.kind ?? filter.program ?? filter.municipality ?? filter.flag ?? filter.officer;
  return (
    <form
      method="post"
      aria-label={say(texts.filters)}
      onSubmit={(event) => {
        event.preventDefault();
        change({ find: typed.find.trim(), municipality: typed.municipality.trim() });
      }}
    >
      <div className={styles.filters}>
        <div className={styles.find}>
          <TextField
            name="find"
            type="search"
            label={say(texts.find)}
            help={say(texts.find_help)}
            value={typed.find}
            maxLength={200}
            onChange={(find) => setTyped({ ...typed, find })}
          />
          <Button type="submit" variant="secondary">
            {say(texts.search)}
          </Button>
        </div>
        {select(
          'status',
          statusFilters.map((value) => ({
            value,
            label: value === 'open' ? say(texts.open_cases) : say(statusNames[value].name),
          })),
        )}
        {select(
          'due',
          dueFilters.map((value) => ({ value, label: say(texts[value]) })),
        )}
      </div>
      <details className={styles.more} open={hasMore !== undefined}>
        <summary>{say(texts.more_filters)}</summary>
        <div className={styles.filters}>
          {select(
            'kind',
            caseKinds.map((value) => ({ value, label: say(texts[value]) })),
          )}
          {select(
            'flag',
            flagFilters.map((value) => ({ value, label: say(texts[value]) })),
          )}
          {filter.flag && select('looked', [{ value: 'too', label: say(texts.looked_too) }])}
          {select(
            'officer',
            (own?.officers ?? []).map(({ id, name }) => ({ value: id, label: name })),
          )}
          {(own?.programs.length ?? 0) > 1 &&
            select(
              'program',
              (own?.programs ?? []).map((value) => ({ value, label: value })),
            )}
          <TextField
            name="municipality"
            label={say(texts.municipality_named)}
            value={typed.municipality}
            maxLength={100}
            onChange={(municipality) => setTyped({ ...typed, municipality })}
          />
        </div>
      </details>
    </form>
  );
}
