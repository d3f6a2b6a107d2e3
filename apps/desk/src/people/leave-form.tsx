import type { listPeople } from '@ndp/contract/desk/people.ts';
import { useLanguage } from '@ndp/flows/language.tsx';
import { SelectField } from '@ndp/ui/select-field.tsx';
import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ActionForm } from '../action-form.tsx';
import styles from '../inbox/inbox.module.css';
import type { Action } from '../use-action.ts';
import { peopleMessages as texts } from './messages.ts';

type Person = z.infer<typeof listPeople.answer>['people'][number];

interface LeaveFormProps {
  readonly leaver: Person;
  readonly people: readonly Person[];
  readonly action: Action;
  /** Null: the cases go to nobody. */
  readonly onTake: (heir: string | null) => Promise<void>;
  readonly onKeep: () => void;
}

/** Asks who takes the cases of somebody before they lead none any more. */
export function LeaveForm({ leaver, people, action, onTake, onKeep }: LeaveFormProps) {
  const { say } = useLanguage();
  const [heir, setHeir] = useState<string>();
  const [isTried, setTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const officers = people.filter(({ id, roles }) => id !== leaver.id && roles.includes('officer'));
  const send = async () => {
    setTried(true);
    if (heir) await onTake(heir === nobody ? null : heir);
  };
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" ref={heading} tabIndex={-1}>
        {say(texts.leave)}
      </h2>
      <p>{say(texts.leave_lead, { name: leaver.name, count: leaver.leads })}</p>
      <ActionForm
        className={styles.handOver}
        action={action}
        button={say(texts.take)}
        onSend={send}
        onCancel={onKeep}
      >
        <SelectField
          name="heir"
          label={say(texts.to_whom)}
          emptyText={say(texts.choose)}
          value={heir}
          error={isTried && !heir ? say(texts.needs_heir) : undefined}
          options={[
            ...officers.map(({ id, name }) => ({ value: id, label: name })),
            { value: nobody, label: say(texts.nobody) },
          ]}
          onChange={setHeir}
        />
      </ActionForm>
    </section>
  );
}

const nobody = 'nobody';
