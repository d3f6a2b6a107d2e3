import * as z from 'zod/mini';

/** Where text messages leave the product. */
export type SmsConfig =
  /** Nowhere: nobody is offered any. */
  | { readonly via: 'none' }
  /** They stand in the mailbox, beside the mails of a developer's machine. */
  | { readonly via: 'mailbox' }
  | { readonly via: 'smsapi'; readonly url: string; readonly token: string; readonly sender: string };

/** The settings of mails and text messages, as texts. */
export const outgoingSettings = {
  SMTP_URL: z.optional(
    z.string().check(z.regex(/^smtps?:\/\/./, 'SMTP_URL must begin with smtp:// or smtps://.')),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'MAIL_FROM must hold an e-mail address.')),
  ),
  OPERATOR_EMAIL: z.optional(
    z
      .string()
      .check(
        z.regex(/^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+$/, 'OPERATOR_EMAIL must be one e-mail address.'),
      ),
  ),
  SMSAPI_TOKEN: z.optional(
    z.string().check(z.regex(/^[\x21-\x7e]+$/, 'SMSAPI_TOKEN must be the OAuth token of the account.')),
  ),
  SMSAPI_SENDER: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[A-Za-z0-9][A-Za-z0-9 .-]{1,9}[A-Za-z0-9]$/,
          'SMSAPI_SENDER must be the sender name of the account: 3 to 11 letters and digits.',
        ),
      ),
  ),
  SMSAPI_URL: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(https:\/\/[^\s?#]+[^\s?#/]|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)$/,
          'SMSAPI_URL must be the https:// address of the service, without a slash at the end.',
        ),
      ),
    'https://api.smsapi.pl',
  ),
};

type SmsVariables = z.output<z.ZodMiniObject<typeof outgoingSettings>>;

/** What stands in for half an account. */
export const incompleteSms = 'SMSAPI_TOKEN needs SMSAPI_SENDER: set both or neither.';

/** Undefined: some of what belongs together is missing. */
export function readSms(set: SmsVariables, isLocal: boolean): SmsConfig | undefined {
  const { SMTP_URL, SMSAPI_TOKEN: token, SMSAPI_SENDER: sender, SMSAPI_URL: url } = set;
  if (token && sender) return { via: 'smsapi', url, token, sender };
  if (token || sender) return undefined;
  return { via: isLocal && !SMTP_URL ? 'mailbox' : 'none' };
}
