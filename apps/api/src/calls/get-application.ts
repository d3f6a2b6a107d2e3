import { calls } from '@ndp/contract/calls/all.ts';
import { type Http, mount } from '../http/mount.ts';
import { readAnswer } from './application-answer.ts';
import { readByLink } from './open-by-link.ts';

/**
 * The application behind a link. Reading changes nothing, because mail scanners open links too. Whatever is wrong
 * with a link, the answer is one and the same.
 */
export function mountGetApplication(http: Http): void {
  const { parts } = http;
  mount(http, calls.getApplication, async (asked) =>
    readByLink(parts, asked, (vault, { application, partner }) => readAnswer(vault, application, partner)),
  );
}
