import { handOver } from '@ndp/contract/desk/notes.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { TextField } from '@ndp/ui/text-field.tsx';
import { useState } from 'react';
import { ActionForm } from '../action-form.tsx';
import { askDesk } from '../ask.ts';
import { CheckList } from '../check-list.tsx';
import { Menu } from '../page/menu.tsx';
import styles from './inbox.module.css';
import { inboxMessages as texts } from './messages.ts';
import type { ForOne } from './use-bulk.ts';

interface HandOverFormProps {
  readonly officers: readonly { readonly id: string; readonly name: string }[];
  readonly count: number;
  /** Does it for each selected case. */
  readonly doAll: (one: ForOne) => Promise<boolean>;
}

/** Its outcome stands beside the other buttons. */
const idle = { isBusy: false, failure: undefined, run: async () => false };

/** Hands the selected cases to colleagues, in turn, with a note that each case keeps. */
export function HandOverForm({ officers, count, doAll }: HandOverFormProps) {
  const { say, language } = useLanguage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const note = text.trim();
  const send = async () => {
    setTried(true);
    if (chosen.length === 0 || note === '') return;
    await doAll(({ partner, reference }, n) => {
      const to = chosen[n % chosen.length] ?? '';
      return askDesk(language, handOver, { params: { partner, reference }, body: { to, text: note } });
    });
  };
  return (
    <Menu label={say(texts.hand_over)} className={styles.up}>
      <ActionForm
        className={styles.handOver}
        action={idle}
        button={say(texts.hand_over_cases, { count })}
        onSend={send}
      >
        <CheckList
          name="to"
          className={styles.columns}
          legend={say(texts.to_whom)}
          options={officers.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={chosen}
          error={isTried && chosen.length === 0 ? say(texts.needs_colleague) : undefined}
          onChange={setChosen}
        />
        <TextField
          name="hand_over_note"
          label={say(texts.hand_over_note)}
          help={say(texts.hand_over_help)}
          value={text}
          multiline
          rows={2}
          maxLength={2000}
          error={isTried && note === '' ? say(texts.needs_note) : undefined}
          onChange={setText}
        />
      </ActionForm>
    </Menu>
  );
}
