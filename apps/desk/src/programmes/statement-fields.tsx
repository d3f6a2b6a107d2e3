import {
  ownStatement,
  type Program,
  programStatements,
  type StatementSource,
} from '@ndp/domain/programs/program.ts';
import { documentNames } from '@ndp/flows/application/consent/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { languages } from '@ndp/flows/message.ts';
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
  const { say, language } = useLanguage();
  return programStatements.map((name) => {
    const before = ownStatement(current, name) ?? shipped[name];
    const own = ownStatement(draft, name);
    const put = (source: StatementSource | undefined) => {
      const { [name]: _, ...others } = draft.statements ?? {};
      onChange(source ? { ...others, [name]: source } : others);
    };
    const title = say(documentNames[name]);
    const now = own ?? shipped[name];
    return (
      <section key={name} className={styles.statement} aria-label={title}>
        <h3>{title}</h3>
        <p>{say(own ? texts.own : texts.shipped)}</p>
        {own ? (
          <>
            {languages.map((each) => (
              <TextField
                key={each}
                name={fieldOf({ document: name, language: each })}
                label={say(texts[each], { document: title })}
                help={say(texts.help)}
                error={
                  problems
                    .filter((problem) => problem.document === name && problem.language === each)
                    .map((problem) => sayProblem(problem, language))
                    .join(' ') || undefined
                }
                multiline
                rows={16}
                value={own[each]}
                onChange={(typed) => put({ ...own, [each]: typed })}
              />
            ))}
            <Button variant="secondary" onClick={() => put(undefined)}>
              {say(texts.restore, { document: title })}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={() => put(before)}>
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
  });
}
