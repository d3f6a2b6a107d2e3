import { type ReactNode, useContext, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import styles from './combo-field.module.css';
import { type ComboOption, matchOptions } from './combo-matches.ts';
import controlStyles from './control.module.css';
import { FieldFrame, type FieldProps } from './field-frame.tsx';
import { controlId, describedByProps, labelId } from './field-ids.ts';
import { ChevronIcon } from './icons.tsx';
import { PlainInput } from './plain-input.tsx';
import { useLive } from './use-live.ts';

interface ComboFieldTexts {
  /** Read aloud before the label, of the button that opens the list. */
  readonly open: string;
  readonly loading: string;
  /** Beneath a list that was cut short; `count` entries are not shown. */
  readonly more: (count: number) => string;
  /** Beneath the list: where it comes from. */
  readonly source?: string | undefined;
}

export interface ComboFieldProps extends FieldProps {
  /** The text in the field; it is the answer, whether it stands on the list or not. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Empty: a plain text field. */
  readonly options: readonly ComboOption[];
  /** Called after `onChange` when an entry of the list was picked. */
  readonly onPick?: (option: ComboOption) => void;
  /** Given when the options are searched elsewhere: they are then shown as they come, without filtering. */
  readonly onSearch?: (typed: string) => void;
  readonly onBlur?: () => void;
  /** Name of the text in a form without script, where it is not the field's. */
  readonly sentAs?: string;
  /** Said beneath the field before any script runs, in place of the hint. */
  readonly plainRemark?: ReactNode;
  readonly loading?: boolean;
  /** Said beneath the field when no entry fits what is typed. */
  readonly emptyText: string;
  /** Shown beneath the field when there is nothing else to say. */
  readonly hint?: ReactNode;
  readonly locale: 'pl-PL' | 'en-GB';
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly texts: ComboFieldTexts;
}

/** Most entries shown at once; the rest is reached by typing on. */
const mostShown = 100;

/** A text with a list to pick it from. Whatever is typed is kept; whitespace at both ends goes on leaving. */
export function ComboField(props: ComboFieldProps) {
  return useLive() ? <LiveCombo {...props} /> : <PlainCombo {...props} />;
}

/** The same before any script runs: the text alone. */
function PlainCombo(props: ComboFieldProps) {
  const { name, sentAs, label, help, error, optionalText, value, required } = props;
  return (
    <FieldFrame
      {...{ name, label, help, error, optionalText }}
      controlId={controlId(name)}
      status={props.plainRemark || props.hint || null}
    >
      <div className={styles.box}>
        <PlainInput
          {...{ name, sentAs, help, error, required }}
          value={value}
          onTyped={props.onChange}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  );
}

function LiveCombo(props: ComboFieldProps) {
  const { name, label, help, error, optionalText, value, texts } = props;
  const { matches, offers, picked, change, pick, leave, open } = usePicking(props);
  return (
    <FieldFrame
      {...{ name, label, help, error, optionalText }}
      controlId={controlId(name)}
      status={remark(props, offers && matches.length === 0) ?? null}
    >
      <I18nProvider locale={props.locale}>
        <ComboBox<ComboOption>
          id={controlId(name)}
          name={name}
          inputValue={value}
          onInputChange={change}
          value={picked}
          onChange={pick}
          items={matches.slice(0, mostShown)}
          allowsCustomValue
          onOpenChange={open}
          onBlur={leave}
          isInvalid={error !== undefined}
          isRequired={props.required ?? false}
          isDisabled={props.disabled ?? false}
          validationBehavior="aria"
          aria-labelledby={labelId(name)}
          {...describedByProps(props)}
        >
          <div className={styles.box} data-offers={offers || undefined}>
            <ComboInput reopens={props.onSearch !== undefined && picked === null && matches.length > 0} />
            {props.options.length > 0 && (
              <Button className={styles.open ?? ''} aria-label={texts.open}>
                <ChevronIcon className={styles.arrow} />
              </Button>
            )}
          </div>
          <ComboList hidden={matches.length - mostShown} texts={texts} />
          {props.onSearch !== undefined && <FoundOpener options={matches} />}
        </ComboBox>
      </I18nProvider>
    </FieldFrame>
  );
}

/** What is offered, and what typing, picking and leaving do. Opened by its button, the list is shown whole. */
function usePicking({ value, options, onSearch, ...on }: ComboFieldProps) {
  const [showsAll, setShowsAll] = useState(false);
  const [picked, setPicked] = useState<string | null>(null);
  const isFiltered = onSearch === undefined && !showsAll;
  return {
    matches: isFiltered ? matchOptions(options, value) : options,
    offers: options.length > 0 || onSearch !== undefined,
    picked,
    open: (isOpen: boolean, trigger?: string) => setShowsAll(isOpen && trigger === 'manual'),
    change(text: string): void {
      if (text === value) return;
      setShowsAll(false);
      setPicked(null);
      on.onChange(text);
      onSearch?.(text);
    },
    pick(id: unknown): void {
      const option = options.find((candidate) => candidate.id === id);
      setPicked(option?.id ?? null);
      if (option === undefined) return;
      setShowsAll(false);
      if (option.name !== value) on.onChange(option.name);
      on.onPick?.(option);
    },
    leave(): void {
      if (value.trim() !== value) on.onChange(value.trim());
      on.onBlur?.();
    },
  };
}

/** Pressing into the field again shows once more what was found and not picked. */
function ComboInput({ reopens }: { readonly reopens: boolean }) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Input
      className={`${controlStyles.control} ${styles.input ?? ''}`}
      onClick={() => {
        if (reopens && !list?.isOpen) list?.open(null, 'input');
      }}
    />
  );
}

function ComboList({ hidden, texts }: { readonly hidden: number; readonly texts: ComboFieldTexts }) {
  return (
    <Popover className={styles.popover ?? ''}>
      <ListBox<ComboOption> className={styles.list ?? ''}>
        {({ id, name, detail }) => (
          <ListBoxItem id={id} className={styles.option ?? ''} textValue={name}>
            <span>{name}</span>
            {detail !== undefined && <span className={styles.detail}>{detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
      {hidden > 0 && <p className={styles.more}>{texts.more(hidden)}</p>}
      {texts.source && <p className={styles.more}>{texts.source}</p>}
    </Popover>
  );
}

/** Opens the list when a search answers after typing; by itself the list opens on a keystroke only. */
function FoundOpener({ options }: { readonly options: readonly ComboOption[] }) {
  const list = useContext(ComboBoxStateContext);
  // A commit later than the options: by then the list holds them too.
  const found = useDeferredValue(options.map(({ id }) => id).join(' '));
  const open = useEffectEvent(() => {
    if (list?.isFocused && !list.isOpen) list.open(null, 'input');
  });
  useEffect(() => {
    if (found !== '') open();
  }, [found]);
  return null;
}

function remark({ loading, value, emptyText, hint, texts }: ComboFieldProps, isUnknown: boolean): ReactNode {
  if (loading === true) return texts.loading;
  return isUnknown && value.trim() !== '' && emptyText !== '' ? emptyText : hint;
}
