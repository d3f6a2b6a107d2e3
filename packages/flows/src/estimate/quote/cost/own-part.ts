import { type Device, deviceOf, isPriced, type PriceRange } from '@ndp/domain/programs/guide-prices.ts';
import type { Program } from '@ndp/domain/programs/program.ts';
import type { Answers } from '../../answers.ts';

/** What the replacement costs, and how much of it the visitor pays, whole PLN. */
export interface OwnPart {
  readonly cost: PriceRange;
  readonly own: PriceRange;
  /** The device the programme's table was asked for; absent where the cost is that of an offer. */
  readonly device?: Device;
}

/** The cost of an offer that was typed, else what the programme's table says of a house; undefined where neither is. */
export function ownPartOf(answers: Answers, quote: number, program: Program): OwnPart | undefined {
  const { offer_pln: offer, project_variant, heat_source, heat_source_variant } = answers;
  if (offer) return withOwn({ from: offer, to: offer }, quote);
  if (project_variant !== 'home' || !heat_source || !heat_source_variant) return undefined;
  const device = deviceOf(heat_source, heat_source_variant);
  const price = device && program.devicePrices.devices[device];
  return device && isPriced(price) ? { ...withOwn(price, quote), device } : undefined;
}

function withOwn(cost: PriceRange, quote: number): OwnPart {
  const left = (price: number) => Math.max(0, price - quote);
  return { cost, own: { from: left(cost.from), to: left(cost.to) } };
}
