import { findProgramProblems } from '@ndp/domain/programs/problems.ts';
import { contentOf, type Program, type ProgramContent } from '@ndp/domain/programs/program.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { CallFields } from './call-fields.tsx';
import { compareVersions } from './comparison.ts';
import { ConsentTextFields } from './consent-text-fields.tsx';
import { problemsOfConsents } from './consent-text-problems.ts';
import { DocumentFields } from './document-fields.tsx';
import { DraftProblems } from './draft-problems.tsx';
import { plainFields, typedAt, withTyped } from './fields.ts';
import { ruleMessages, type SectionName, sectionNames, programmeMessages as texts } from './messages.ts';
import { PlainInput } from './plain-input.tsx';
import styles from './programmes.module.css';
import { Samples } from './samples.tsx';
import { StatementFields } from './statement-fields.tsx';
import { problemsOfTexts, type Shipped } from './statement-problems.ts';

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
  const { say } = useLanguage();
  const problems = {
    values: findProgramProblems(draft, current),
    texts: problemsOfTexts(draft, current, shipped),
    consents: problemsOfConsents(draft, current),
  };
  const content = contentOf(draft);
  const errorOf = (field: string) => {
    const problem = problems.values.find((each) => each.field === field);
    return problem && say(ruleMessages[problem.rule]);
  };
  const change = (over: Partial<ProgramContent>) => onChange?.({ ...content, ...over });
  const { timetable } = content;
  const more: Partial<Record<SectionName, ReactNode>> = {
    call: (
      <CallFields
        timetable={timetable}
        error={errorOf('timetable')}
        onChange={(changed) => change({ timetable: changed })}
      />
    ),
    amounts: <Samples current={current} draft={draft} />,
    texts: <TextFields {...{ current, draft, shipped, problems, onChange }} />,
    documents: <DocumentFields content={content} error={errorOf('installers')} onChange={change} />,
  };
  return (
    <>
      <DraftProblems current={current} {...problems} />
      <Changes current={current} draft={draft} />
      <fieldset disabled={!onChange} style={{ display: 'contents' }}>
        {(Object.keys(sectionNames) as SectionName[]).map((section) => (
          <fieldset key={section} className={styles.section}>
            <legend>{say(sectionNames[section])}</legend>
            <PlainInputs {...{ section, content, errorOf, onChange }} />
            {more[section]}
          </fieldset>
        ))}
      </fieldset>
    </>
  );
}

interface PlainInputsProps extends Pick<DraftEditorProps, 'onChange'> {
  readonly section: SectionName;
  readonly content: ProgramContent;
  readonly errorOf: (field: string) => string | undefined;
}

/** The plain values of a section. */
function PlainInputs({ section, content, errorOf, onChange }: PlainInputsProps) {
  return (
    <div className={styles.fields}>
      {plainFields
        .filter((field) => field.section === section)
        .map((field) => (
          <PlainInput
            key={field.path}
            field={field}
            value={typedAt(content, field.path)}
            error={errorOf(field.path)}
            onChange={(typed) => onChange?.(withTyped(content, field, typed))}
          />
        ))}
    </div>
  );
}

/** What the draft changes, in words. */
function Changes({ current, draft }: Pick<DraftEditorProps, 'current' | 'draft'>) {
  const { say, language } = useLanguage();
  const changes = compareVersions(current, draft, language);
  const title = say(texts.compare, { n: String(current.version) });
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
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
  );
}

interface TextFieldsProps extends DraftEditorProps {
  readonly problems: Pick<ComponentProps<typeof DraftProblems>, 'texts' | 'consents'>;
}

/** The documents and the sentences of the draft. */
function TextFields({ current, draft, shipped, problems, onChange }: TextFieldsProps) {
  const content = contentOf(draft);
  return (
    <>
      <StatementFields
        {...{ current, draft, shipped }}
        problems={problems.texts}
        onChange={(statements) => onChange?.({ ...content, ...(statements && { statements }) })}
      />
      <ConsentTextFields
        {...{ current, draft }}
        problems={problems.consents}
        onChange={(own) => {
          const { consentTexts: _, ...others } = content;
          onChange?.({ ...others, ...(own && { consentTexts: own }) });
        }}
      />
    </>
  );
}
