import { mails } from '../../app/mail-kinds.ts';
import type { MailKind } from '../../mail/payloads.ts';
import type { MailOf } from '../../mail/write-mail.ts';
import type { CaseMail, RenderedMail } from '../../platform/mail/letter/letter.ts';

type News<Kind extends MailKind> = Omit<MailOf<Kind>, keyof CaseMail> & Partial<CaseMail>;
type Samples = { readonly [Kind in MailKind]: readonly News<Kind>[] };

/** What each kind of mail tells, with one text wherever somebody's words may stand. */
const newsOf = ({ link }: CaseMail, text: string): Samples => ({
  'confirm-email': [{}, { kind: 'callback' }, { notMeLink: link }],
  'data-erased': [{ reference: text }],
  'application-received': [{}],
  'new-link': [{}, { isSent: true }],
  'status-changed': [{ status: 'withdrawn', from: 'completed', reason: text, dueOn: null }],
  'draft-reminder': [{ expiresOn: '2026-12-05' }],
  'sign-link': [{ deadline: '2026-12-05T11:00:00.000Z', isReminder: false }],
  'sign-code': [{ code: text, minutes: 10 }],
  'papers-signed': [{ reader: 'applicant' }, { reader: 'organiser' }],
  'co-owner-request': [{ applicant: text }],
  'co-owner-answer': [
    { coOwner: text, answer: 'agree', effect: 'none' },
    { coOwner: text, answer: 'object', effect: 'stopped' },
  ],
});

/** Every kind of mail about one case. A kind without its sample does not compile. */
export function sampleMails(
  mail: CaseMail,
  text: string,
): Readonly<Record<MailKind, readonly RenderedMail[]>> {
  const news = newsOf(mail, text);
  const write = <Kind extends MailKind>(kind: Kind) =>
    news[kind].map((each) => mails[kind].write({ ...mail, ...each } as unknown as MailOf<Kind>));
  const kinds = Object.keys(mails) as MailKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, write(kind)])) as Record<MailKind, RenderedMail[]>;
}
