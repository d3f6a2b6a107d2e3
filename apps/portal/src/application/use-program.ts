import type { Program } from '@ndp/domain/programs/program.ts';
import { useSite } from '../routing/visit.ts';
import { type ProgramSource, programIn } from '../site/site.ts';
import { useApplication } from './application-store.ts';

/** The version of the programme the opened case was begun in; without a case the one that counts now. */
export function useProgram(): Program {
  const { program } = useSite();
  const own = useApplication(({ application, helping }) => (application ?? helping)?.program_content);
  return own ? programIn({ program_content: own }) : program;
}

/** The same for what was just fetched. */
export function programOfCase({ program_content }: Partial<ProgramSource>, current: Program): Program {
  return program_content ? programIn({ program_content }) : current;
}
