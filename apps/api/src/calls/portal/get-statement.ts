import * as calls from '@ndp/contract/calls/statements.ts';
import { ownStatement } from '@ndp/domain/programs/program.ts';
import { NoOwnWords } from '../../features/programs/refusals.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Http } from '../../platform/http/portal-call.ts';

/** A document in a version's own words; what was published once stays as it is. */
export function mountGetStatement(http: Http): void {
  mount(
    http,
    calls.getStatement,
    async ({ query: { program: id, version, name }, caller }) => {
      const { program, versionOf } = caller.partner();
      const isCurrent = program.id === id && program.version === Number(version);
      const found = isCurrent ? program : versionIn(versionOf, id, Number(version));
      const own = found && ownStatement(found, name);
      if (!own) throw new NoOwnWords();
      return { ...own };
    },
    'public, max-age=3600',
  );
}

function versionIn<Found>(versionOf: (id: string, version: number) => Found, id: string, version: number) {
  try {
    return versionOf(id, version);
  } catch {
    return undefined;
  }
}
