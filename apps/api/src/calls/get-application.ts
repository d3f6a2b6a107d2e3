import { calls } from '@ndp/contract/calls/all.ts';
import { readAnswer } from '../application-answer.ts';
import { type Http, mount } from '../http.ts';
import { openByLink } from './open-by-link.ts';

/**
 * The application behind a link. Reading changes nothing, because mail scanners open links too. Whatever is wrong
 * with a link, the answer is one and the same.
 */
export function mountGetApplication(http: Http): void {
  const { parts } = http;
  mount(http, calls.getApplication, async ({ params, caller }) => {
    const { application, partner } = await openByLink(parts, caller, params);
    return readAnswer(parts, application, partner);
  });
}
