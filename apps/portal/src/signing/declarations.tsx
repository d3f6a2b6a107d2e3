import type { SigningAnswer } from '@ndp/contract/calls/signing.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { bindWords } from '@ndp/flows/typography.ts';
import { CheckField } from '@ndp/ui/check-field.tsx';
import { signingMessages as texts } from './messages.ts';
import styles from './sign-form.module.css';
import { declarationNames } from './sign-rules.ts';
import type { useSignForm } from './use-sign-form.ts';

interface DeclarationsProps {
  readonly signing: Pick<SigningAnswer, 'statement' | 'language'>;
  readonly form: ReturnType<typeof useSignForm>;
}

/** What is declared by signing, a box for each; in the language of the documents' mail, as it is kept. */
export function Declarations({ signing: { statement, language }, form }: DeclarationsProps) {
  const { say } = useLanguage();
  return (
    <fieldset className={styles.statement}>
      <legend>{say(texts.statement)}</legend>
      {declarationNames.map((name) => (
        <CheckField
          key={name}
          name={name}
          label={<span lang={language}>{bindWords(statement.declarations[name])}</span>}
          checked={form.declared.includes(name)}
          onChange={(isGiven) => form.declare(name, isGiven)}
          error={form.errorOf(name)}
          required
        />
      ))}
    </fieldset>
  );
}
