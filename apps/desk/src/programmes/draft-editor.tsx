import { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import { contentOf, type Program, type ProgramContent } from '@ndp/domain/programs/program.ts';
import { documentNames } from '@ndp/flows/application/consent/messages.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { ErrorSummary } from '@ndp/ui/error-summary.tsx';
import { CallFields } from './call-fields.tsx';
import { compareVersions } from './comparison.ts';
import { ConsentTextFields } from './consent-text-fields.tsx';
import {
  fieldOfConsent,
  labelOfConsent,
  problemsOfConsents,
  sayConsentProblem,
} from './consent-text-problems.ts';
import { DocumentFields } from './document-fields.tsx';
import { type PlainField, plainFields, typedAt, withTyped } from './fields.ts';
import {
  ruleMessages,
  type SectionName,
  sectionNames,
  statementMessages,
  programmeMessages as texts,
} from './messages.ts';
import { PlainInput } from './plain-input.tsx';
import styles from './programmes.module.css';
import { Samples } from './samples.tsx';
import { StatementFields } from './statement-fields.tsx';
import { fieldOf, problemsOfTexts, type Shipped, sayProblem } from './statement-problems.ts';

interface DraftEditorProps {
  readonly current: Program;
  readonly draft: Program;
  /** The documents as the release words them. */
  readonly shipped: Shipped;
  /** Undefined: it can only be looked at. */
  readonly onChange: ((content: ProgramContent) => void) | undefined;
}

/** The draft of a version in sections, with what it changes, what it means in money, and what it still lacks. */
export function DraftEditor({ current, draft, shipped, onChange }: DraftEditorProps) {
  const { say, language } = useLanguage();
  const problems = findProgramProblems(draft, current);
  const textProblems = problemsOfTexts(draft, current, shipped);
  const consentProblems = problemsOfConsents(draft, current);
  const changes = compareVersions(current, draft, language);
  const content = contentOf(draft);
  const errorOf = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return problem && say(ruleMessages[problem.rule]);
  };
  const input = (field: PlainField) => (
    <PlainInput
      key={field.path}
      field={field}
      value={typedAt(content, field.path)}
      error={errorOf(field.path)}
      onChange={(typed) => onChange?.(withTyped(content, field, typed))}
    />
  );
  return (
    <>
      <ErrorSummary
        title={say(texts.problems)}
        attempt={0}
        items={[
          ...problems.map(({ field, rule }) => ({
            field,
            text: say(ruleMessages[rule]),
            label: labelOf(field, say),
          })),
          ...textProblems.map((problem) => ({
            field: fieldOf(problem),
            text: sayProblem(problem, language),
            label: say(statementMessages[problem.language], {
              document: say(documentNames[problem.document]),
            }),
          })),
          ...consentProblems.map((problem) => ({
            field: fieldOfConsent(problem.at),
            text: sayConsentProblem(problem, current, language),
            label: labelOfConsent(problem.at, language),
          })),
        ]}
      />
      <section className={styles.section} aria-label={say(texts.compare, { n: String(current.version) })}>
        <h3>{say(texts.compare, { n: String(current.version) })}</h3>
        {changes.length === 0 ? (
          <p>{say(texts.same)}</p>
        ) : (
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        )}
      </section>
      <fieldset disabled={!onChange} style={{ display: 'contents' }}>
        {(Object.keys(sectionNames) as SectionName[]).map((section) => (
          <fieldset key={section} className={styles.section}>
            <legend>{say(sectionNames[section])}</legend>
            <div className={styles.fields}>
              {plainFields.filter((field) => field.section === section).map(input)}
            </div>
            {section === 'call' && (
              <CallFields
                timetable={content.timetable}
                error={errorOf('timetable')}
                onChange={(timetable) => onChange?.({ ...content, timetable })}
              />
            )}
            {section === 'amounts' && <Samples current={current} draft={draft} />}
            {section === 'texts' && (
              <>
                <StatementFields
                  {...{ current, draft, shipped }}
                  problems={textProblems}
                  onChange={(statements) => onChange?.({ ...content, ...(statements && { statements }) })}
                />
                <ConsentTextFields
                  {...{ current, draft }}
                  problems={consentProblems}
                  onChange={(own) => {
                    const { consentTexts: _, ...others } = content;
                    onChange?.({ ...others, ...(own && { consentTexts: own }) });
                  }}
                />
              </>
            )}
            {section === 'documents' && (
              <DocumentFields
                content={content}
                error={errorOf('installers')}
                onChange={(changed) => onChange?.({ ...content, ...changed })}
              />
            )}
          </fieldset>
        ))}
      </fieldset>
    </>
  );
}

function labelOf(path: string, say: ReturnType<typeof useLanguage>['say']): string {
  const field = plainFields.find((each) => each.path === path);
  if (field) return say(field.label);
  return say(path === 'timetable' ? sectionNames.call : sectionNames.documents);
}
