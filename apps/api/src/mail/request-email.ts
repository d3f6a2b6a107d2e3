import type { Message } from '@ndp/flows/message.ts';
import { renderCase, translateTitles } from './case-email.ts';
import type { LinkPayload, MailOf } from './mail.ts';
import { shared } from './messages.ts';

/** What an applicant’s name adds to the link of a mail. */
export interface RequestPayload extends LinkPayload {
  /** As it was given; whoever gets the mail may not know the applicant. */
  readonly applicant: string;
}

type RequestTexts = Readonly<
  Record<'subject' | 'preheader' | 'heading' | 'happened' | 'happened_unnamed' | 'next' | 'button', Message>
>;

/** A mail by which an applicant asks somebody else for something, through a link of their own. */
export function renderRequest(
  mail: MailOf<RequestPayload>,
  texts: RequestTexts,
  { days, after }: { readonly days: number; readonly after: readonly Message[] },
) {
  const { applicant } = mail;
  return renderCase(mail, (t) => ({
    ...translateTitles(t, texts),
    facts: [{ label: t(shared.validFor), value: t(shared.days, { days }) }],
    beforeLink: [
      isPlainName(applicant) ? t(texts.happened, { applicant }) : t(texts.happened_unnamed),
      t(texts.next),
    ],
    afterLink: after.map((text) => t(text)),
  }));
}

/** Whether a name holds nothing that a mail program would make a link of: it goes to people who do not know us. */
function isPlainName(name: string): boolean {
  return name !== '' && !/\p{L}\.\p{L}{2}|[:/\\@<>]|www/iu.test(name);
}
