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

interface LabelTagProps {
  readonly label: Pick<CaseLabel, 'name' | 'color'>;
  /** Whether its name is read out alone. */
  readonly isIcon?: boolean;
}

/** A label of the partner in its colour. */
export function LabelTag({ label: { name, color }, isIcon }: LabelTagProps) {
  return (
    <Tag tone={tones[color]} icon="label">
      <span className={isIcon ? 'visually-hidden' : undefined}>{name}</span>
    </Tag>
  );
}
