import type { Language } from '@ndp/flows/message.ts';

/** The language of the mail whose link leads to a page, in what that page has fetched. */
export function languageIn(fetched: unknown): Language | undefined {
  const { language, signing } = (fetched ?? {}) as MailLanguage & { readonly signing?: MailLanguage };
  return signing?.language ?? language;
}

interface MailLanguage {
  readonly language?: Language;
}
