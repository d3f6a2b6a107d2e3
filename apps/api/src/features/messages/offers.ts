import { findOpenOffer, isOfferable, type OfferAnswer } from '@ndp/domain/case/offer.ts';
import { offerText } from '@ndp/flows/application/offer/offer-text.ts';
import type { offerFields } from '@ndp/flows/application/offer/step.ts';
import type * as z from 'zod/mini';
import { keyOf } from '../../cases/keys/case-key.ts';
import type { OpenedApplication } from '../../cases/links/open-by-link.ts';
import { programOf } from '../../cases/program/case-program.ts';
import { readMessages } from '../../cases/words/case-messages.ts';
import { dayMs, polishDay } from '../../platform/clock.ts';
import type { Application } from '../../platform/database/schema/tables.ts';
import type { Unit } from '../../platform/unit.ts';
import { NoOfferWaits, OfferNotNow, OfferWaits } from './refusals.ts';
import { type Written, writeMessage } from './write-message.ts';

interface AskedOffer {
  readonly offer: z.infer<typeof offerFields>;
  readonly files: readonly string[];
}

/**
 * Asks the office whether an installer's offer fits, in a message beside what the application says; the answer is
 * promised by a day of its programme.
 *
 * @throws {OfferNotNow} {OfferWaits} and what a message throws
 */
export async function askAboutOffer(
  unit: Unit,
  { application, partner }: OpenedApplication,
  { offer, files }: AskedOffer,
): Promise<void> {
  if (!isOfferable(application.status)) throw new OfferNotNow();
  if (findOpenOffer(await readMessages(unit, keyOf(application)))) throw new OfferWaits();
  const { quote, project, language } = application;
  const device = typeof project.heater_model_name === 'string' ? project.heater_model_name : null;
  const text = offerText(offer, { device, quote: quote?.quote ?? null }, language);
  const { days } = programOf(application, partner).terms;
  const answerBy = polishDay(new Date(unit.now.getTime() + days.offer * dayMs));
  await writeMessage(unit, application, { text, files, personId: null, topic: 'offer', answerBy });
}

/** Answers the offer that waits, in the officer's own words. @throws {NoOfferWaits} and what a message throws */
export async function answerOffer(
  unit: Unit,
  application: Application,
  { answer, ...written }: Written & { readonly answer: OfferAnswer },
): Promise<void> {
  if (!findOpenOffer(await readMessages(unit, keyOf(application)))) throw new NoOfferWaits();
  await writeMessage(unit, application, { ...written, topic: `offer_${answer}` });
}
