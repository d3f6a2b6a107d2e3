import { formatInstant } from '@ndp/flows/figures.ts';
import { say } from '@ndp/flows/message.ts';
import type { Grid } from '../block.ts';
import type { DocumentData } from '../document-data.ts';
import { applicationMessages as messages } from '../texts/application-messages.ts';

/** Every consent as it was given: the sentence word for word, its version and language, the time in Poland. */
export function consentGrid({ consents, language }: DocumentData): Grid {
  return {
    name: say(messages.section_consents, language),
    header: [messages.consent_text, messages.consent_version, messages.consent_time].map((message) =>
      say(message, language),
    ),
    widths: [0.66, 0.16, 0.18],
    rows: consents.map((consent) => [
      consent.text,
      `${consent.text_version}\n${say(messages[`consent_language_${consent.language}`], language)}`,
      formatInstant(consent.accepted_at).replace(', ', '\n'),
    ]),
  };
}
