import { useLanguage } from '@ndp/flows/language.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { CheckList } from '../check-list.tsx';
import { Menu } from '../page/menu.tsx';
import { useForm } from '../use-form.ts';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import type { HandOver } from './use-bulk.ts';

interface HandOverFormProps {
  readonly officers: readonly { readonly id: string; readonly name: string }[];
  readonly count: number;
  /** Begins it with the selected cases. */
  readonly onHandOver: (to: HandOver) => Promise<unknown>;
}

/** Hands the selected cases to colleagues, in turn, with a note that each case keeps. */
export function HandOverForm({ officers, count, onHandOver }: HandOverFormProps) {
  const { say } = useLanguage();
  const { typed, isTried, action, change, send } = useForm<HandOver>({ to: [], text: '' });
  const { to } = typed;
  const text = typed.text.trim();
  return (
    <Menu label={say(texts.hand_over)} className={styles.up}>
      <ActionForm
        className={styles.handOver}
        action={action}
        button={say(texts.hand_over_cases, { count })}
        onSend={() => send(to.length > 0 && text !== '' && (() => onHandOver({ to, text })))}
      >
        <CheckList
          name="to"
          className={styles.columns}
          legend={say(texts.to_whom)}
          options={officers.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={to}
          error={isTried && to.length === 0 ? say(texts.needs_colleague) : undefined}
          onChange={(chosen) => change({ to: chosen })}
        />
        <TextField
          name="hand_over_note"
          label={say(texts.hand_over_note)}
          help={say(texts.hand_over_help)}
          value={typed.text}
          multiline
          rows={2}
          maxLength={2000}
          error={isTried && text === '' ? say(texts.needs_note) : undefined}
          onChange={(note) => change({ text: note })}
        />
      </ActionForm>
    </Menu>
  );
}
