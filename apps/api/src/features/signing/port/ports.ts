import type { Partner } from '../../../platform/database/schema/tables.ts';
import { SealUnfit, type SigningPort } from './port.ts';

/** Every provider documents go through. */
export interface SigningPorts {
  /** Where new documents are signed, unless their partner has a provider of its own. */
  readonly port: SigningPort;
  /** Providers partners have of their own, by the partner's id. */
  readonly ownPorts?: ReadonlyMap<string, SigningPort> | undefined;
  /** Where made-up documents are signed: the portal itself, never a platform. Undefined: nothing is sealed here. */
  readonly trainingPort?: SigningPort | undefined;
  /** Providers that are not in use any more, where documents of before may be under way. */
  readonly formerPorts?: readonly SigningPort[] | undefined;
}

/** Where new documents of a partner are signed. @throws {SealUnfit} one in training, where nothing is sealed */
export function portOf(
  { port, ownPorts, trainingPort }: SigningPorts,
  { id, is_training }: Pick<Partner, 'id' | 'is_training'>,
): SigningPort {
  if (!is_training) return ownPorts?.get(id) ?? port;
  if (!trainingPort)
    throw new SealUnfit('A training partner signs on the portal, and nothing is sealed here.');
  return trainingPort;
}

/** All of them, each once. */
export function allPorts({ port, ownPorts, formerPorts = [] }: SigningPorts): readonly SigningPort[] {
  return [port, ...(ownPorts?.values() ?? []), ...formerPorts];
}

/** The provider of that name, which every request keeps; undefined when it is configured no more. */
export function portNamed(ports: SigningPorts, name: string): SigningPort | undefined {
  return allPorts(ports).find((port) => port.name === name);
}
