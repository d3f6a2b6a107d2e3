import { type MessageValues, say } from '@ndp/flows/message.ts';
import type { Clause } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import type { ClauseText, PointText } from '../texts/clause-text.ts';

/** The sentences that apply to these data, numbered 1., 2. … with points 1), 2) … and their stops. */
export function numberClauses(
  texts: readonly ClauseText[],
  data: DocumentData,
  values: MessageValues,
): readonly Clause[] {
  return texts
    .filter(({ when }) => when?.(data) ?? true)
    .map((text, index) => ({
      label: `${index + 1}.`,
      text: say(text, data.language, values),
      points: numberPoints(text.points ?? [], data, values),
    }));
}

function numberPoints(
  texts: readonly PointText[],
  data: DocumentData,
  values: MessageValues,
): Clause['points'] {
  const said = texts.filter(({ when }) => when?.(data) ?? true);
  return said.map((text, index) => ({
    label: `${index + 1})`,
    text: `${say(text, data.language, values)}${index === said.length - 1 ? '.' : ','}`,
  }));
}
