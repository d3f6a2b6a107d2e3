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
import control from '@ndp/ui/control.module.css';
import { controlId } from '@ndp/ui/field-ids.ts';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { goTo, useAddress } from '../address.ts';
import { Menu } from '../page/menu.tsx';
import styles from './inbox.module.css';
import { filterMessages, inboxMessages as texts } from './messages.ts';
import { useFilter } from './use-cases.ts';

type Name = keyof typeof filterMessages & keyof CaseFilter;
type Changes = Partial<Record<keyof CaseFilter, string | undefined>>;

/** What is typed is looked for so long after the last key, ms. */
const restMs = 300;

/** Changes what the address asks for; a search leaves “my day”, which is of few cases. */
function useChange() {
  const { pathname } = useAddress();
  const { day, ...filter } = useFilter();
  return (changes: Changes, how = { replace: false }) => {
    const next = Object.entries({ ...filter, ...changes }).filter(([, value]) => value);
    const query = new URLSearchParams(next as [string, string][]).toString();
    goTo(query ? `${pathname}?${query}` : pathname, how);
  };
}

/** What the inbox shows, in one line; all of it stands in the address, so that Back works and a view can be kept as a link. */
export function Filters({ own }: { readonly own: InboxAnswer | undefined }) {
  const { say } = useLanguage();
  return (
    <form
      method="post"
      className={styles.filters}
      aria-label={say(texts.filters)}
      onSubmit={(event) => event.preventDefault()}
    >
      <Find />
      <Choice
        name="status"
        options={statusFilters.map((value) => ({
          value,
          label: value === 'open' ? say(texts.open_cases) : say(statusNames[value].name),
        }))}
      />
      <Choice name="due" options={dueFilters.map((value) => ({ value, label: say(texts[value]) }))} />
      <MoreFilters own={own} />
    </form>
  );
}

/** The search: it looks while one types, Enter makes it look at once. */
function Find() {
  const { say } = useLanguage();
  const change = useChange();
  const { find = '' } = useFilter();
  const [typed, setTyped] = useState(find);
  // Back and the tabs change the address, too.
  useEffect(() => setTyped(find), [find]);
  const look = () => {
    if (typed.trim() !== find) change({ find: typed.trim() }, { replace: find !== '' });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed says when it is looked for
  useEffect(() => {
    if (typed.trim() === find || (typed.trim().length > 0 && typed.trim().length < 3)) return;
    const timer = setTimeout(look, restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className={styles.find}>
      <span className="visually-hidden">{say(texts.find)}</span>
      <input
        type="search"
        id={controlId('find')}
        className={control.control}
        placeholder={say(texts.find_short)}
        title={say(texts.find_help)}
        value={typed}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && look()}
      />
    </label>
  );
}

interface ChoiceProps {
  readonly name: Name;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One criterion, which says what it is as long as nothing is chosen. */
function Choice({ name, options }: ChoiceProps) {
  const { say } = useLanguage();
  const change = useChange();
  const filter = useFilter();
  const label = say(filterMessages[name]);
  return (
    <label className={styles.choice}>
      <span className="visually-hidden">{label}</span>
      <select
        className={control.control}
        data-chosen={filter[name] !== undefined || undefined}
        value={filter[name] ?? ''}
        onChange={({ target }) => change({ [name]: target.value })}
      >
        <option value="">{say(texts.any_of, { what: label })}</option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Criteria that are seldom needed; how many of them count stands on their button. */
function MoreFilters({ own }: { readonly own: InboxAnswer | undefined }) {
  const { say } = useLanguage();
  const change = useChange();
  const filter = useFilter();
  const { officers = [], programs = [], labels = [] } = own ?? {};
  const names = ['kind', 'program', 'municipality', 'flag', 'label', 'officer'] as const;
  const count = names.filter((name) => filter[name]).length;
  const choices: readonly (ChoiceProps | false | undefined)[] = [
    { name: 'kind', options: caseKinds.map((value) => ({ value, label: say(texts[value]) })) },
    { name: 'flag', options: flagFilters.map((value) => ({ value, label: say(texts[value]) })) },
    filter.flag !== undefined && {
      name: 'looked',
      options: [{ value: 'too', label: say(texts.looked_too) }],
    },
    labels.length > 0 && {
      name: 'label',
      options: labels.map(({ id, name }) => ({ value: id, label: name })),
    },
    own && { name: 'officer', options: officers.map(({ id, name }) => ({ value: id, label: name })) },
    programs.length > 1 && { name: 'program', options: programs.map((value) => ({ value, label: value })) },
  ];
  return (
    <Menu label={say(texts.more_filters, { count })}>
      {choices.map(
        (choice) =>
          choice && (
            <SelectField
              key={choice.name}
              name={choice.name}
              label={say(filterMessages[choice.name])}
              emptyText={say(texts.any)}
              value={filter[choice.name]}
              options={choice.options}
              onChange={(value) => change({ [choice.name]: value })}
            />
          ),
      )}
      <Municipality />
    </Menu>
  );
}

/** Where the building stands; it is looked for once the field is left. */
function Municipality() {
  const { say } = useLanguage();
  const change = useChange();
  const { municipality = '' } = useFilter();
  const [typed, setTyped] = useState(municipality);
  useEffect(() => setTyped(municipality), [municipality]);
  return (
    <TextField
      name="municipality"
      label={say(texts.municipality_named)}
      value={typed}
      maxLength={100}
      onChange={setTyped}
      onBlur={() => typed.trim() !== municipality && change({ municipality: typed.trim() })}
    />
  );
}
