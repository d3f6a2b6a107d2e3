import * as calls from '@ndp/contract/calls/application.ts';
import { readByLink } from '../../cases/link/open-by-link.ts';
import { type Http, mount } from '../../platform/http/mount.ts';
import { readAnswer } from './application-answer.ts';

/**
 * The application behind a link. Reading changes nothing, because mail scanners open links too. Whatever is wrong
 * with a link, the answer is one and the same.
 */
export function mountGetApplication(http: Http): void {
  const { context } = http;
  mount(http, calls.getApplication, async (asked) =>
    readByLink(context, asked, (store, { application, partner }) =>
      readAnswer(store, application, partner, context.clock()),
    ),
  );
}
