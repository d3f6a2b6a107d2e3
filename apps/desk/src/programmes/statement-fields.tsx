import {
  ownStatement,
  type Program,
  type ProgramStatement,
  programStatements,
  type StatementSource,
} from '@ndp/domain/programs/program.ts';
import { documentNames } from '@ndp/flows/application/consent/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { type Language, languages } from '@ndp/flows/message.ts';
import type { StatementProblem } from '@ndp/flows/statements/check-statement.ts';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { statementMessages as texts } from './messages.ts';
import styles from './programmes.module.css';
import { fieldOf, type Shipped, sayProblem } from './statement-problems.ts';
import { TextChanges } from './text-changes.tsx';

interface StatementFieldsProps {
  readonly current: Program;
  readonly draft: Program;
  readonly shipped: Shipped;
  readonly problems: readonly StatementProblem[];
  readonly onChange: (statements: Program['statements']) => void;
}

/** The documents of a programme: as the release words them, or in words of this version, and what changes in them. */
export function StatementFields({ current, draft, shipped, problems, onChange }: StatementFieldsProps) {
  return programStatements.map((name) => (
    <StatementPart
      key={name}
      name={name}
      before={ownStatement(current, name) ?? shipped[name]}
      own={ownStatement(draft, name)}
      shipped={shipped[name]}
      problems={problems.filter(({ document }) => document === name)}
      onChange={(own) => {
        const { [name]: _, ...others } = draft.statements ?? {};
        onChange(own ? { ...others, [name]: own } : others);
      }}
    />
  ));
}

interface StatementPartProps {
  readonly name: ProgramStatement;
  /** As the version that counts words it. */
  readonly before: StatementSource;
  /** In words of this version; undefined: as the release words it. */
  readonly own: StatementSource | undefined;
  readonly shipped: StatementSource;
  readonly problems: readonly StatementProblem[];
  readonly onChange: (own: StatementSource | undefined) => void;
}

function StatementPart(props: StatementPartProps) {
  const { name, before, own, shipped, onChange } = props;
  const { say } = useLanguage();
  const title = say(documentNames[name]);
  const now = own ?? shipped;
  return (
    <section className={styles.statement} aria-label={title}>
      <h3>{title}</h3>
      <p>{say(own ? texts.own : texts.shipped)}</p>
      {own ? (
        <OwnWords {...props} own={own} />
      ) : (
        <Button variant="secondary" onClick={() => onChange(before)}>
          {say(texts.change, { document: title })}
        </Button>
      )}
      {languages.map((each) => (
        <TextChanges
          key={each}
          heading={say(texts[`changes_${each}`])}
          before={before[each]}
          after={now[each]}
        />
      ))}
    </section>
  );
}

interface OwnWordsProps extends Pick<StatementPartProps, 'name' | 'problems' | 'onChange'> {
  readonly own: StatementSource;
}

/** A document in words of this version, and the way back to those of the release. */
function OwnWords({ name, own, problems, onChange }: OwnWordsProps) {
  const { say, language } = useLanguage();
  const title = say(documentNames[name]);
  const errorOf = (of: Language) =>
    problems
      .filter((problem) => problem.language === of)
      .map((problem) => sayProblem(problem, language))
      .join(' ') || undefined;
  return (
    <>
      {languages.map((each) => (
        <TextField
          key={each}
          name={fieldOf({ document: name, language: each })}
          label={say(texts[each], { document: title })}
          help={say(texts.help)}
          error={errorOf(each)}
          multiline
          rows={16}
          value={own[each]}
          onChange={(typed) => onChange({ ...own, [each]: typed })}
        />
      ))}
      <Button variant="secondary" onClick={() => onChange(undefined)}>
        {say(texts.restore, { document: title })}
      </Button>
    </>
  );
}
