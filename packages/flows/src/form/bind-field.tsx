import type { ScreenProps } from '../screen.tsx';

type Frame<Draft> = Pick<ScreenProps<Draft>, 'draft' | 'change' | 'problem'>;
type FieldAnswer<Name extends string, Value> = { readonly [Field in Name]?: Value | null | undefined };

/** Ties a field to its answer: name, value, change and what is wrong with it. */
export function bindField<Draft, Name extends keyof Draft & string>(frame: Frame<Draft>, name: Name) {
  return {
    name,
    value: frame.draft[name] ?? undefined,
    onChange: (value: NonNullable<Draft[Name]> | undefined) => frame.change({ [name]: value } as Draft),
    error: frame.problem(name),
  };
}

/** The same of a text, which is empty before it is typed. */
export function bindText<Draft extends FieldAnswer<Name, string>, Name extends keyof Draft & string>(
  { draft, change, problem }: Frame<Draft>,
  name: Name,
) {
  const onChange = (text: string) => change({ [name]: text } as Draft);
  return { name, value: draft[name] ?? '', onChange, error: problem(name) };
}

/** The same of a box to be ticked. */
export function bindTick<Draft extends FieldAnswer<Name, boolean>, Name extends keyof Draft & string>(
  { draft, change, problem }: Frame<Draft>,
  name: Name,
) {
  const onChange = (isTicked: boolean) => change({ [name]: isTicked } as Draft);
  return { name, checked: draft[name] ?? false, onChange, error: problem(name) };
}
