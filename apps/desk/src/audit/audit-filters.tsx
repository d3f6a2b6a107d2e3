import { type AuditFilter, actionKinds, auditFilter } from '@ndp/contract/desk/audit.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { explain } from '@ndp/flows/problems.ts';
import { Button } from '@ndp/ui/button.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useEffect, useState } from 'react';
import { sendWith } from '../action-form.tsx';
import { goTo, useAddress } from '../address.ts';
import { DayField } from '../day-field.tsx';
import styles from './audit.module.css';
import { actionKindNames, auditMessages as texts } from './messages.ts';

const names = ['person', 'kind', 'reference', 'from', 'to'] as const;
type TypedFilter = Readonly<Record<(typeof names)[number], string>>;

/** What the address asks for, word for word. */
export function useTypedFilter(): TypedFilter {
  const { searchParams } = useAddress();
  const typed = names.map((name) => [name, searchParams.get(name) ?? ''] as const);
  return Object.fromEntries(typed) as TypedFilter;
}

/** What was typed, without the fields that are empty. */
export function givenOf(typed: TypedFilter): Partial<TypedFilter> {
  return Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
}

interface AuditFiltersProps {
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** What is typed, told from what the address asks for until it is shown. */
function useFilterForm() {
  const { say, language } = useLanguage();
  const { pathname } = useAddress();
  const filter = useTypedFilter();
  const [typed, setTyped] = useState(filter);
  const key = JSON.stringify(filter);
  // Back changes the address, too.
  useEffect(() => setTyped(JSON.parse(key)), [key]);
  const issues = auditFilter.safeParse(givenOf(filter)).error?.issues ?? [];
  const errorOf = (name: keyof AuditFilter) => {
    const issue = issues.find(({ path }) => path[0] === name);
    return issue && (name === 'reference' ? say(texts.needs_reference) : explain(issue, language));
  };
  const put = (name: keyof TypedFilter) => (value: string | undefined) =>
    setTyped({ ...typed, [name]: value ?? '' });
  const send = () => {
    const query = Object.entries(typed).filter(([, value]) => value.trim() !== '');
    goTo(`${pathname}?${new URLSearchParams(query.map(([name, value]) => [name, value.trim()]))}`);
  };
  return { typed, errorOf, put, send, isFiltered: Object.values(filter).some(Boolean) };
}

/** Whose actions, of which kind, of which case and of which days are shown; all of it stands in the address. */
export function AuditFilters({ people }: AuditFiltersProps) {
  const { say } = useLanguage();
  const { pathname } = useAddress();
  const { typed, errorOf, put, send, isFiltered } = useFilterForm();
  return (
    <form method="post" className={styles.filters} aria-label={say(texts.filters)} onSubmit={sendWith(send)}>
      <SelectField
        name="person"
        label={say(texts.person)}
        emptyText={say(texts.everybody)}
        value={typed.person}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={put('person')}
      />
      <SelectField
        name="kind"
        label={say(texts.kind)}
        emptyText={say(texts.any)}
        value={typed.kind}
        options={actionKinds.map((kind) => ({ value: kind, label: say(actionKindNames[kind]) }))}
        onChange={put('kind')}
      />
      <TextField
        name="reference"
        label={say(texts.case)}
        value={typed.reference}
        maxLength={20}
        error={errorOf('reference')}
        onChange={put('reference')}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          name={name}
          label={say(texts[name])}
          value={typed[name]}
          error={errorOf(name)}
          onChange={put(name)}
        />
      ))}
      <Button type="submit" variant="secondary">
        {say(texts.show)}
      </Button>
      {isFiltered && (
        <Button variant="link" onClick={() => goTo(pathname)}>
          {say(texts.clear)}
        </Button>
      )}
    </form>
  );
}
