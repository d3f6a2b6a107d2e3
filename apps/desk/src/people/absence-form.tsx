import { type AbsencesAnswer, mostAbsentDays, setSubstitute } from '@ndp/contract/desk/absences.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import styles from '../case/case.module.css';
import { DayField } from '../day-field.tsx';
import type { DeskPartner } from '../page/shell.tsx';
import { dayAfter, polishToday } from '../polish-today.ts';
import { useForm } from '../use-form.ts';
import { absenceMessages as texts } from './absence-messages.ts';
import { shortDays } from './short-days.ts';

interface AbsenceFormProps {
  readonly partner: DeskPartner;
  readonly answer: AbsencesAnswer;
  /** Whether for others, too. */
  readonly mayForAll: boolean;
  readonly onDone: (answer: AbsencesAnswer, sentence: string) => void;
}

interface AbsenceInput {
  readonly person: string | undefined;
  readonly substitute: string | undefined;
  readonly from: string;
  readonly until: string;
}

/** Says who stands in for whom, between which days. */
export function AbsenceForm({ partner, answer, mayForAll, onDone }: AbsenceFormProps) {
  const { say, language, locale } = useLanguage();
  const { officers } = answer;
  const me = officers.find(({ is_me }) => is_me)?.id;
  const { typed, isTried, action, ...form } = useForm<AbsenceInput>({
    ...{ person: mayForAll ? undefined : me, substitute: undefined },
    ...{ from: polishToday(), until: '' },
  });
  const { person, substitute, from, until } = typed;
  const isWhole = from !== '' && until >= from;
  const others = officers.filter(({ id }) => id !== person);
  const save = async () => {
    let saved: AbsencesAnswer | undefined;
    const ask = async () => {
      const body = { person: person ?? '', substitute: substitute ?? '', from, until };
      saved = await askDesk(language, setSubstitute, { params: { partner: partner.id }, body });
    };
    if (!(await form.send(person !== undefined && substitute !== undefined && isWhole && ask)) || !saved)
      return;
    const name = officers.find(({ id }) => id === substitute)?.name ?? '';
    onDone(saved, say(texts.saved, { substitute: name, ...shortDays({ from, until }, locale) }));
    form.clear({ substitute: undefined, until: '' });
  };
  if (officers.length < 2) return <p>{say(texts.alone)}</p>;
  const missing = (isMissing: boolean, sentence: keyof typeof texts) =>
    isTried && isMissing ? say(texts[sentence]) : undefined;
  const optionsOf = (people: typeof officers) => people.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ActionForm className={styles.form} action={action} button={say(texts.save)} onSend={save}>
      {mayForAll && (
        <SelectField
          name="absent_person"
          label={say(texts.person)}
          emptyText={say(texts.choose)}
          value={person}
          options={optionsOf(officers)}
          error={missing(!person, 'needs_person')}
          onChange={(value) => form.change({ person: value })}
        />
      )}
      <SelectField
        name="substitute"
        label={say(texts.substitute)}
        emptyText={say(texts.choose)}
        value={substitute}
        options={optionsOf(others)}
        error={missing(!substitute, 'needs_substitute')}
        onChange={(value) => form.change({ substitute: value })}
      />
      <DayField
        name="absent_from"
        label={say(texts.from)}
        value={from}
        min={polishToday()}
        max={dayAfter(mostAbsentDays)}
        error={missing(from === '', 'needs_from')}
        onChange={(value) => form.change({ from: value })}
      />
      <DayField
        name="absent_until"
        label={say(texts.until)}
        value={until}
        min={from || polishToday()}
        max={dayAfter(mostAbsentDays)}
        error={missing(!isWhole && from !== '', 'needs_until')}
        onChange={(value) => form.change({ until: value })}
      />
    </ActionForm>
  );
}
