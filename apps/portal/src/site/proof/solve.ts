import { type Challenge, type Solution, solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import solverUrl from './solver.worker.ts?worker&url';

/** How long solving may take before it is given up, ms. */
const timeoutMs = 60_000;
/** More workers hardly help: each key is made by one core, and the telephone should stay usable. */
const mostWorkers = 4;

/** A challenge could not be solved: too slow, or the browser lacks what it takes. */
class Unsolved extends Error {
  override readonly name = 'Unsolved';
}

/**
 * Solves a challenge beside the page in workers; where those are blocked, on the page itself, in slices.
 *
 * @throws {Unsolved}
 */
export async function solve(challenge: Challenge): Promise<Solution> {
  const solution = await solveInWorkers(challenge).catch(() =>
    solveChallenge({ challenge, deriveKey, timeout: timeoutMs }),
  );
  if (!solution) throw new Unsolved();
  return solution;
}

function solveInWorkers(challenge: Challenge): Promise<Solution | null> {
  const concurrency = Math.min(mostWorkers, navigator.hardwareConcurrency || 1);
  return solveChallengeWorkers({
    challenge,
    concurrency,
    timeout: timeoutMs,
    createWorker: () => new Worker(solverAddress(), { type: 'module' }),
  });
}

/** What is said of trusted addresses, where a browser knows them; TypeScript does not. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: ''): string };
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
const solverPolicy = trustedTypes?.createPolicy('ndp-solver', { createScriptURL: () => solverUrl });

/** The address of the solver, the only one this page may begin a worker from. */
function solverAddress(): string {
  return solverPolicy?.createScriptURL('') ?? solverUrl;
}
