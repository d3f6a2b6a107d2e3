import { foldWords } from '@ndp/domain/identifiers/signer-name.ts';
import { toGrosze } from '@ndp/domain/money/grosze.ts';
import type * as z from 'zod/mini';
import { formatGrosze } from '../../figures.ts';
import { type Language, say } from '../../message.ts';
import { offerTexts as texts } from './messages.ts';
import { type offerFields, readPrice } from './step.ts';

/** What an application says of what an offer is held against. */
interface OfferedApplication {
  readonly device: string | null;
  /** PLN; null: none is known. */
  readonly quote: number | null;
}

/** An offer in sentences, each beside what the application says. */
export function offerText(
  { offer_device: device, offer_price }: z.infer<typeof offerFields>,
  { device: agreed, quote }: OfferedApplication,
  language: Language,
): string {
  const gr = readPrice(offer_price);
  const quoteGr = quote === null ? 0 : toGrosze(quote);
  const isSame = agreed !== null && foldWords(agreed).join('') === foldWords(device).join('');
  return [
    say(texts.device, language, { device }),
    agreed !== null && say(isSame ? texts.same_device : texts.other_device, language, { agreed }),
    say(texts.price, language, { price: formatGrosze(gr, language) }),
    gr < quoteGr && say(texts.below, language, { amount: formatGrosze(quoteGr, language) }),
    say(texts.nothing_ordered, language),
  ]
    .filter(Boolean)
    .join('\n');
}
