import * as calls from '@ndp/contract/calls/application.ts';
import { readByLink } from '../../cases/links/open-by-link.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';
import { readAnswer } from './application-answer.ts';

/**
 * The application behind a link. Reading changes nothing, because mail scanners open links too. Whatever is wrong
 * with a link, the answer is one and the same.
 */
export function mountGetApplication(http: Http): void {
  const { context } = http;
  mount(http, calls.getApplication, async (input) =>
    readByLink(context, input, (store, opened) => readAnswer(store, opened, context.clock())),
  );
}
