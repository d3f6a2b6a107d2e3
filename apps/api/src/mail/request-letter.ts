import type { Message } from '@ndp/flows/message.ts';
import { renderCase, tellTitles } from './case-letter.ts';
import type { LinkPayload, MailOf } from './mail.ts';
import { shared } from './messages.ts';
import { isPlainName } from './plain-name.ts';

/** What an applicant’s name adds to the link of a mail. */
export interface RequestPayload extends LinkPayload {
  /** As it was given; whoever gets the mail may not know the applicant. */
  readonly applicant: string;
}

type Texts = Readonly<
  Record<'subject' | 'preheader' | 'heading' | 'happened' | 'happened_unnamed' | 'next' | 'button', Message>
>;

/** A mail by which an applicant asks somebody else for something, through a link of their own. */
export function renderRequest(
  mail: MailOf<RequestPayload>,
  texts: Texts,
  { days, after }: { readonly days: number; readonly after: readonly Message[] },
) {
  const { applicant } = mail;
  return renderCase(mail, (tell) => ({
    ...tellTitles(tell, texts),
    facts: [{ label: tell(shared.validFor), value: tell(shared.days, { days }) }],
    beforeLink: [
      isPlainName(applicant) ? tell(texts.happened, { applicant }) : tell(texts.happened_unnamed),
      tell(texts.next),
    ],
    afterLink: after.map((text) => tell(text)),
  }));
}
