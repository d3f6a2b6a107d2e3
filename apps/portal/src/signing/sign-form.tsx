import { useLanguage } from '@ndp/flows/language.tsx';
import { Button } from '@ndp/ui/button.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useLive } from '@ndp/ui/use-live.ts';
import { Failure } from '../attempt/failure.tsx';
import { placeOfPaper } from '../papers/paper-card.tsx';
import { questionForm } from '../site/form-fields.ts';
import { Declarations } from './declarations.tsx';
import { signingMessages as texts } from './messages.ts';
import { NameQuestion } from './name-question.tsx';
import styles from './sign-form.module.css';
import { signFields } from './sign-rules.ts';
import { type SignFormProps, useSignForm } from './use-sign-form.ts';

type Form = ReturnType<typeof useSignForm>;
export function SignForm(props: SignFormProps) {
  const { say } = useLanguage();
  const form = useSignForm(props);
  const { papers, signer_name: name, signer_kind } = props.signing;
  const isNamed = signer_kind !== 'organisation';
  const count = papers.length;
  return (
    // To its page, not to a place on it: that would take the focus from what went wrong.
    <form
      method="post"
      action="?"
      id={questionForm}
      className={styles.form}
      onSubmit={form.submit}
      noValidate
    >
      <p>{say(texts.signHelp, { count })}</p>
      <TextField
        name="typed_name"
        label={say(texts.name)}
        help={say(isNamed ? texts.nameHelp : texts.nameHelpFor, { name })}
        value={form.typedName}
        onChange={form.setTypedName}
        error={form.errorOf('typed_name')}
        autoComplete="name"
        maxLength={200}
        required
      />
      <NameQuestion form={form} />
      <Declarations signing={props.signing} form={form} />
      <p role="status" className={styles.sent}>
        {form.sent && !form.sent.isOver && say(form.sent.count > 1 ? texts.newCodeSent : texts.codeSent)}
      </p>
      {form.sent && <Code form={form} minutes={form.sent.minutes} />}
      {form.isUnread ? (
        <Failure title={texts.notRead} lines={form.failures}>
          <ToOpen papers={props.unopened} />
        </Failure>
      ) : (
        <Failure title={texts.failed} lines={form.failures} kept={texts.kept} />
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={form.isBusy}>
          {form.sent ? say(texts.sign, { count }) : say(texts.sendCode)}
        </Button>
        {form.sent && <input type="hidden" name={signFields.minutes} value={form.sent.minutes} />}
        {form.sent && <NewCode form={form} />}
      </div>
    </form>
  );
}

/** Which documents are to be opened first, with the way to each. */
function ToOpen({ papers }: { readonly papers: SignFormProps['unopened'] }) {
  const { say } = useLanguage();
  return (
    <>
      <p>{say(texts.unopened)}</p>
      <ul>
        {papers.map(({ paper, title }) => (
          <li key={paper}>
            <a href={`#${placeOfPaper(paper)}`}>{title}</a>
          </li>
        ))}
      </ul>
      <p>{say(texts.howToOpen)}</p>
    </>
  );
}

function Code({ form, minutes }: { readonly form: Form; readonly minutes: number }) {
  const { say } = useLanguage();
  return (
    <div className={styles.code}>
      <TextField
        name="code"
        label={say(texts.code)}
        help={say(texts.codeHelp, { minutes })}
        value={form.code}
        onChange={form.setCode}
        error={form.errorOf('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        width="short"
        required
      />
    </div>
  );
}

function NewCode({ form: { secondsLeft, sendCode } }: { readonly form: Form }) {
  const { say } = useLanguage();
  return (
    <Button
      variant="quiet"
      type={useLive() ? 'button' : 'submit'}
      name={signFields.newCode}
      disabled={secondsLeft > 0}
      onClick={sendCode}
    >
      {secondsLeft > 0 ? say(texts.sendCodeIn, { seconds: secondsLeft }) : say(texts.sendNewCode)}
    </Button>
  );
}
