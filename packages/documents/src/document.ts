import { type Message, say } from '@ndp/flows/message.ts';
import type { Block } from './block.ts';
import { agreementBlocks } from './content/agreement.ts';
import { applicationBlocks } from './content/application.ts';
import type { DocumentData } from './document-data.ts';
import { assertComplete } from './required-values.ts';
import type { TemplateKind } from './template.ts';
import { agreementMessages } from './texts/agreement-messages.ts';
import { applicationMessages } from './texts/application-messages.ts';
import { frameMessages } from './texts/frame-messages.ts';

const templates = {
  application: { title: applicationMessages.title, blocks: applicationBlocks },
  agreement: { title: agreementMessages.title, blocks: agreementBlocks },
} as const;

/** What stands in a document, from its title to its last annex. Throws as composeDocument does. */
export function documentBlocks(kind: TemplateKind, data: DocumentData): readonly Block[] {
  assertComplete(data);
  return [...readingCopyNotice(data), ...templates[kind].blocks(data)];
}

/** What a kind of document is called. */
export function documentHeading(kind: TemplateKind): Message {
  return templates[kind].title;
}

/** What a document is called, with the reference of its application. */
export function documentTitle(kind: TemplateKind, reference: string): Message {
  const { pl, en } = templates[kind].title;
  return { pl: `${pl} ${reference}`, en: `${en} ${reference}` };
}

function readingCopyNotice({ language }: DocumentData): readonly Block[] {
  return language === 'en' ? [{ kind: 'notice', text: say(frameMessages.reading_copy, language) }] : [];
}
