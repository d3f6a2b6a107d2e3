import type { ConsentTexts, Program, StatementSource } from '@ndp/domain/programs/program.ts';
import type { ConsentTextProblem } from '@ndp/flows/application/consent/check-consent-texts.ts';
import { consentTextOf } from '@ndp/flows/application/consent/consent-text.ts';
import { consentNames, consentTextsVersion } from '@ndp/flows/application/consent/messages.ts';
import { type ConsentId, consents } from '@ndp/flows/application/consent/step.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { languages } from '@ndp/flows/message.ts';
import { Button } from '@ndp/ui/button.tsx';
import { controlId } from '@ndp/ui/field-ids.ts';
import { TextField } from '@ndp/ui/text-field.tsx';
import type { ReactNode } from 'react';
import { consentTextMessages as texts } from './consent-text-messages.ts';
import { fieldOfConsent, labelOfConsent, sayConsentProblem } from './consent-text-problems.ts';
import { statementMessages } from './messages.ts';
import styles from './programmes.module.css';
import { TextChanges } from './text-changes.tsx';

interface ConsentTextFieldsProps {
  readonly current: Program;
  readonly draft: Program;
  readonly problems: readonly ConsentTextProblem[];
  readonly onChange: (consentTexts: ConsentTexts | undefined) => void;
}

/** The sentences that are ticked: as the release words them, or in words of this version, and what changes in them. */
export function ConsentTextFields({ current, draft, problems, onChange }: ConsentTextFieldsProps) {
  const { say, language } = useLanguage();
  const { consentTexts: own } = draft;
  const errorAt = (at: ConsentTextProblem['at']) =>
    problems
      .filter((problem) => fieldOfConsent(problem.at) === fieldOfConsent(at))
      .map((problem) => sayConsentProblem(problem, current, language))
      .join(' ') || undefined;
  return (
    <section className={styles.statement} aria-label={say(texts.title)}>
      <h3>{say(texts.title)}</h3>
      <p>{own ? say(texts.own) : say(texts.shipped, { version: consentTextsVersion })}</p>
      {own ? (
        <VersionField
          version={own.version}
          error={errorAt(undefined)}
          onChange={(version) => onChange({ ...own, version })}
        />
      ) : (
        <Button variant="secondary" id={controlId(versionField)} onClick={() => onChange(wordsOf(current))}>
          {say(texts.change)}
        </Button>
      )}
      <Folded isOpen={own !== undefined}>
        {consents.map(({ id }) => (
          <Sentence
            key={id}
            {...{ id, errorAt }}
            before={consentTextOf(current, id).text}
            now={consentTextOf(draft, id).text}
            onChange={own && ((text) => onChange({ ...own, texts: { ...own.texts, [id]: text } }))}
          />
        ))}
      </Folded>
      {own && (
        <Button
          variant="secondary"
          onClick={() => onChange(current.consentTexts && { ...wordsOf({}), version: own.version })}
        >
          {say(texts.restore)}
        </Button>
      )}
    </section>
  );
}

const versionField = fieldOfConsent(undefined);

interface VersionFieldProps {
  readonly version: string;
  readonly error: string | undefined;
  readonly onChange: (version: string) => void;
}

/** As which version the own sentences are agreed to. */
function VersionField({ version, error, onChange }: VersionFieldProps) {
  const { say } = useLanguage();
  return (
    <TextField
      name={versionField}
      label={say(texts.version)}
      help={say(texts.version_help)}
      error={error}
      width="short"
      value={version}
      onChange={onChange}
    />
  );
}

/** The sentences of the release are folded: they are long, and read seldom. */
function Folded({ isOpen, children }: { readonly isOpen: boolean; readonly children: ReactNode }) {
  const { say } = useLanguage();
  if (isOpen) return children;
  return (
    <details>
      <summary>{say(texts.show)}</summary>
      {children}
    </details>
  );
}

/** Every sentence as a version words it. */
function wordsOf(program: Pick<Program, 'consentTexts'>): ConsentTexts {
  return {
    version: program.consentTexts?.version ?? consentTextsVersion,
    texts: Object.fromEntries(consents.map(({ id }) => [id, { ...consentTextOf(program, id).text }])),
  };
}

interface SentenceProps {
  readonly id: ConsentId;
  readonly before: StatementSource;
  readonly now: StatementSource;
  readonly errorAt: (at: ConsentTextProblem['at']) => string | undefined;
  /** Undefined: it is that of the release. */
  readonly onChange: ((text: StatementSource) => void) | undefined;
}

function Sentence({ id, before, now, errorAt, onChange }: SentenceProps) {
  const { say, language } = useLanguage();
  return (
    <>
      {!onChange && <h4>{say(consentNames[id])}</h4>}
      {languages.map((each) => {
        const at = { consent: id, language: each };
        return (
          <div key={each}>
            {onChange ? (
              <TextField
                name={fieldOfConsent(at)}
                label={labelOfConsent(at, language)}
                error={errorAt(at)}
                multiline
                rows={4}
                value={now[each]}
                onChange={(typed) => onChange({ ...now, [each]: typed.replaceAll(/[\n\t]+/g, ' ') })}
              />
            ) : (
              <p lang={each}>{now[each]}</p>
            )}
            <TextChanges
              heading={say(statementMessages[`changes_${each}`])}
              before={before[each]}
              after={now[each]}
            />
          </div>
        );
      })}
    </>
  );
}
