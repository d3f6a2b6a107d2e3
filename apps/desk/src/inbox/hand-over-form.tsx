import { handOver } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { CheckList } from '../check-list.tsx';
import { Menu } from '../page/menu.tsx';
import { useForm } from '../use-form.ts';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import type { ForOne } from './use-bulk.ts';

interface HandOverFormProps {
  readonly officers: readonly { readonly id: string; readonly name: string }[];
  readonly count: number;
  /** Does it for each selected case. */
  readonly doAll: (one: ForOne) => Promise<boolean>;
}

interface HandOverInput {
  /** To whom, in turn. */
  readonly to: readonly string[];
  readonly text: string;
}

/** Hands the selected cases to colleagues, in turn, with a note that each case keeps. */
export function HandOverForm({ officers, count, doAll }: HandOverFormProps) {
  const { say, language } = useLanguage();
  const { typed, isTried, action, change, send } = useForm<HandOverInput>({ to: [], text: '' });
  const { to } = typed;
  const text = typed.text.trim();
  const handOne: ForOne = ({ partner, reference }, n) => {
    const body = { to: to[n % to.length] ?? '', text };
    return askDesk(language, handOver, { params: { partner, reference }, body });
  };
  return (
    <Menu label={say(texts.hand_over)} className={styles.up}>
      <ActionForm
        className={styles.handOver}
        action={action}
        button={say(texts.hand_over_cases, { count })}
        onSend={() => send(to.length > 0 && text !== '' && (() => doAll(handOne)))}
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
