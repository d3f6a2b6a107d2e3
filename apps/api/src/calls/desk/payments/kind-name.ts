import { documentKinds } from '@ndp/domain/settlement/document-kinds.ts';
import { documentNames } from '@ndp/flows/application/payment/messages.ts';
import { say } from '@ndp/flows/message.ts';
import type { DeskWork } from '../desk-work.ts';

/** What a kind of document is called in the language of whoever reads. */
export function kindName({ language }: Pick<DeskWork, 'language'>): (kind: string) => string {
  return (kind) => {
    const known = documentKinds.find((each) => each === kind);
    return known ? say(documentNames[known], language) : kind;
  };
}
