import type { CaseLabel, LabelColor } from '@ndp/contract/desk/labels.ts';
import { Tag, type Tone } from './tag.tsx';

const tones: Readonly<Record<LabelColor, Tone>> = {
  grey: 'plain',
  blue: 'info',
  green: 'ok',
  amber: 'warning',
  violet: 'violet',
  red: 'danger',
};

/** A label of the partner in its colour. */
export function LabelTag({ label: { name, color } }: { readonly label: Pick<CaseLabel, 'name' | 'color'> }) {
  return (
    <Tag tone={tones[color]} icon="label">
      <span>{name}</span>
    </Tag>
  );
}
