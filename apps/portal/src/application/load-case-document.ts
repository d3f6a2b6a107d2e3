import type { Ask } from '@ndp/contract/ask.ts';
import type { Link } from '@ndp/contract/link.ts';
import type { Site } from '../site/site.ts';
import { loadStatement } from '../statements/statement.ts';
import { type OpenedApplication, openApplication } from './application-store.ts';
import { programOfCase } from './use-program.ts';

/** A document of the programme as the case behind a link was begun in it. */
export async function loadCaseDocument(
  { config, program }: Site,
  {
    opened,
    ask,
    ...link
  }: Link & { readonly opened?: OpenedApplication | undefined; readonly ask?: Ask | undefined },
  name: string,
) {
  const application = opened?.application ?? (await openApplication(link));
  return loadStatement(name, programOfCase(application, program), config.contact, { ...(ask && { ask }) });
}
