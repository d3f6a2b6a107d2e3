import { calls } from '@ndp/contract/calls/all.ts';
import { type Http, mount } from '../http.ts';
import { FieldsRefused } from '../refusals.ts';
import { signPapers } from '../signing/embedded/ceremony.ts';
import { openSigningLink, passOn, refusalOf } from './open-signing-link.ts';
import { WrongSigningCode } from './signing-refusals.ts';

/** Signs everything behind a signing link, or nothing. Whoever has no link is not told what is wrong with a body. */
export function mountSignPapers(http: Http): void {
  const { parts } = http;
  mount(http, calls.signPapers, async (asked) => {
    const opened = await openSigningLink(parts, asked.caller, asked.params.token);
    const { embedded, link, waiting, trace } = opened;
    parts.counters.count('signature', `${waiting.partnerId} ${waiting.applicationId}`);
    const { code, typed_name, statement, papers } = asked.body;
    const shown = papers.map(({ paper, document_hash }) => ({ paper, documentHash: document_hash }));
    const signing = { code, typedName: typed_name, statement, papers: shown };
    const outcome = await signPapers(embedded, link, signing, trace);
    switch (outcome.kind) {
      case 'signed':
        await passOn(parts, outcome.hints);
        return { status: 'signed' as const };
      case 'wrong-code':
        throw new WrongSigningCode(outcome.triesLeft);
      case 'no-name':
        throw new FieldsRefused({ loc: ['body', 'typed_name'], problem: 'required' });
      default:
        throw refusalOf(outcome.kind);
    }
  });
}
