import { CheckField } from '@ndp/ui/check-field.tsx';

interface CheckListProps<Value extends string> {
  /** What the names of the fields begin with. */
  readonly name: string;
  readonly className: string | undefined;
  readonly legend: string;
  readonly help?: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly error?: string | undefined;
  /** With what is chosen now, in the order it was chosen in. */
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Several of a list are chosen, each by its own box; what is wrong stands at the first. */
export function CheckList<Value extends string>(props: CheckListProps<Value>) {
  const { name, className, legend, help, options, chosen, error, onChange } = props;
  return (
    <fieldset className={className}>
      <legend>{legend}</legend>
      {help && <p>{help}</p>}
      {options.map(({ value, label }, n) => (
        <CheckField
          key={value}
          name={`${name}-${value}`}
          label={label}
          checked={chosen.includes(value)}
          error={n === 0 ? error : undefined}
          onChange={(isChecked) =>
            onChange(isChecked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />
      ))}
    </fieldset>
  );
}
