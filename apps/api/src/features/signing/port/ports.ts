import type { SigningPort } from './port.ts';

/** Every provider documents go through. */
export interface SigningPorts {
  /** Where new documents are signed, unless their partner has a provider of its own. */
  readonly port: SigningPort;
  /** Providers partners have of their own, by the partner's id. */
  readonly ownPorts?: ReadonlyMap<string, SigningPort> | undefined;
  /** Providers that are not in use any more, where documents of before may be under way. */
  readonly formerPorts?: readonly SigningPort[] | undefined;
}

/** Where new documents of a partner are signed. */
export function portOf({ port, ownPorts }: SigningPorts, partnerId: string): SigningPort {
  return ownPorts?.get(partnerId) ?? port;
}

/** All of them, each once. */
export function allPorts({ port, ownPorts, formerPorts = [] }: SigningPorts): readonly SigningPort[] {
  return [port, ...(ownPorts?.values() ?? []), ...formerPorts];
}

/** The provider of that name, which every request keeps; undefined when it is configured no more. */
export function portNamed(ports: SigningPorts, name: string): SigningPort | undefined {
  return allPorts(ports).find((port) => port.name === name);
}
